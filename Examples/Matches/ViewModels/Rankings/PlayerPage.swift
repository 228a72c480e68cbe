import MatchesModel

/// The statistics of a player, in words.
package struct PlayerPage: Sendable {
  let name: String
  let lines: [StatisticsLine]
  let chart: RatingChart?
  /// A notice about the chart.
  let notice: String?

  /// Reads the page. Returns a `Result`, because Swift 6.3 may not return to the actor when a
  /// `@concurrent` function throws (swiftlang/swift#88259).
  @concurrent
  static func read(_ id: Player.ID, in store: any MatchStore, _ formats: Formats) async -> Result<
    Self, any Error
  > {
    do {
      return .success(try await Self(id, in: store, formats))
    } catch {
      return .failure(error)
    }
  }

  private init(_ id: Player.ID, in store: any MatchStore, _ formats: Formats) async throws {
    guard let player = try await store.players().first(where: { $0.id == id }) else {
      throw MatchesError.notFound
    }
    let matches = try await store.matches(of: id)
    let statistics = PlayerStatistics(of: id, matches: matches)
    name = player.name
    let words = formats.words
    lines = [
      StatisticsLine(label: words.played, value: formats.count(statistics.played)),
      StatisticsLine(label: words.won, value: formats.count(statistics.won)),
      StatisticsLine(label: words.drawn, value: formats.count(statistics.drawn)),
      StatisticsLine(label: words.lost, value: formats.count(statistics.lost)),
      StatisticsLine(
        label: words.mostFrequentOpponent,
        value: Self.text(statistics.mostFrequentOpponent, words.matches)
      ),
      StatisticsLine(
        label: words.nemesis,
        value: Self.text(statistics.nemesis, words.defeats)
      ),
    ]
    chart = RatingChart(of: [player], matches: matches, formats)
    notice = ChartNotice.text(matches, isDrawn: chart != nil, words)
  }

  private static func text(_ opponent: Opponent?, _ counted: (Int) -> String) -> String {
    opponent.map { "\($0.player.name) (\(counted($0.count)))" } ?? "–"
  }
}

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
    lines = [
      StatisticsLine(label: "Played", value: "\(statistics.played)"),
      StatisticsLine(label: "Won", value: "\(statistics.won)"),
      StatisticsLine(label: "Drawn", value: "\(statistics.drawn)"),
      StatisticsLine(label: "Lost", value: "\(statistics.lost)"),
      StatisticsLine(
        label: "Most frequent opponent",
        value: Self.text(statistics.mostFrequentOpponent, "match", "matches")
      ),
      StatisticsLine(
        label: "Nemesis",
        value: Self.text(statistics.nemesis, "defeat", "defeats")
      ),
    ]
    chart = RatingChart(of: [player], matches: matches, formats)
    notice = ChartNotice.text(matches, isDrawn: chart != nil)
  }

  private static func text(_ opponent: Opponent?, _ one: String, _ many: String) -> String {
    opponent.map { "\($0.player.name) (\($0.count) \($0.count == 1 ? one : many))" } ?? "–"
  }
}

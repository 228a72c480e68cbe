import MatchesModel

/// The rankings of a period, ready to be shown.
package struct RankingsPage: Sendable {
  let period: RankingPeriod
  let rows: [RankingRow]
  let chart: RatingChart?
  /// A notice about the chart or about matches that don't count.
  let notice: String?

  private static let linesInChart = 5

  /// Reads the page. Returns a `Result`, because Swift 6.3 may not return to the actor when a
  /// `@concurrent` function throws (swiftlang/swift#88259).
  @concurrent
  static func read(_ store: any MatchStore, _ period: RankingPeriod, _ formats: Formats) async
    -> Result<Self, any Error>
  {
    do {
      return .success(try await Self(store, period, formats))
    } catch {
      return .failure(error)
    }
  }

  private init(_ store: any MatchStore, _ period: RankingPeriod, _ formats: Formats) async throws {
    self.period = period
    let start = period.start(now: formats.now(), calendar: formats.calendar)
    let rankings = try await store.rankings(since: start)
    let all = try await store.matches()
    // The matches are sorted newest first, so those of the period come first.
    let matches = all.prefix { $0.wasPlayed(since: start) }
    rows = rankings.map {
      RankingRow(id: $0.player.id, name: $0.player.name, rating: formats.rating($0.rating))
    }
    let best = rankings.prefix(Self.linesInChart).map(\.player)
    chart = RatingChart(of: best, matches: matches, formats)
    let leftOut = start == nil ? nil : ChartNotice.text(leftOut: all, formats.words)
    notice = leftOut ?? ChartNotice.text(matches, isDrawn: chart != nil, formats.words)
  }
}

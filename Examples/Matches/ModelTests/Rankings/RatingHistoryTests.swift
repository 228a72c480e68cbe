import Foundation
import MatchesModel
import Testing

@Suite("Ratings over time")
struct RatingHistoryTests {
  @Test("after each match of a player, from whatever order")
  func match() {
    let matches: [Match] = [
      .sample("3", [.a], [.c], 1, 1, at: 30), .sample("1", [.a], [.b], 1, 0, at: 10),
      .sample("2", [.b], [.a], 1, 0, at: 20),
    ]
    let lines = RatingHistory.lines(of: [.b, .a, .c], matches: matches)
    #expect(lines.map(\.player) == [.b, .a, .c])
    #expect(
      lines.map { $0.points.map(\.date.timeIntervalSince1970) } == [[10, 20], [10, 20, 30], [30]]
    )
    let ratings: [[Double]] = [[0, 5], [10, 5, 40 / 9.0], [10 / 3.0]]
    #expect(lines.map { $0.points.map(\.rating) } == ratings)
  }

  @Test("the last point is the rating of all time; who never played has none")
  func last() {
    // Two matches have the same time: stores give the newer one first, and in the history it comes
    // last.
    let matches: [Match] = [.sample("2", [.a], [.b], 0, 1), .sample("1", [.a], [.b], 1, 0)]
    let lines = RatingHistory.lines(of: [.a, .c], matches: matches)
    #expect(lines.map { $0.points.map(\.rating) } == [[10, 5], []])
  }

  @Test("matches of unknown date have no point, and count as played before the others")
  func unknown() {
    let matches: [Match] = [
      .sample("2", [.a], [.b], 0, 1, at: 10), .sample("1", [.a], [.b], 1, 0, at: nil),
    ]
    let lines = RatingHistory.lines(of: [.a], matches: matches)
    #expect(lines.map { $0.points.map(\.rating) } == [[5]])
  }
}

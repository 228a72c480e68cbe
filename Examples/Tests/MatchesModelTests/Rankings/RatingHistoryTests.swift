import Foundation
import MatchesModel
import Testing

@Suite("Ratings over time")
struct RatingHistoryTests {
  private let day: TimeInterval = 86_400
  private let calendar = Calendar.gregorian("Etc/GMT")

  @Test("after each match of a player, from whatever order")
  func match() {
    let matches: [Match] = [
      .sample("3", [.a], [.c], 1, 1, at: 30), .sample("1", [.a], [.b], 1, 0, at: 10),
      .sample("2", [.b], [.a], 1, 0, at: 20),
    ]
    let lines = RatingHistory.lines(
      of: [.b, .a, .c],
      matches: matches,
      step: .match,
      calendar: calendar
    )
    #expect(lines.map(\.player) == [.b, .a, .c])
    #expect(
      lines.map { $0.points.map(\.date.timeIntervalSince1970) } == [[10, 20], [10, 20, 30], [30]]
    )
    let ratings: [[Double]] = [[0, 5], [10, 5, 40 / 9.0], [10 / 3.0]]
    #expect(lines.map { $0.points.map(\.rating) } == ratings)
  }

  @Test("after each day on which a player played, by the calendar")
  func days() {
    let matches: [Match] = [
      .sample("4", [.a], [.b], 1, 0, at: day), .sample("3", [.a], [.b], 0, 1, at: day - 1),
      .sample("2", [.a], [.c], 1, 0, at: 1), .sample("1", [.a], [.b], 1, 0, at: 0),
    ]
    let lines = RatingHistory.lines(of: [.a, .c], matches: matches, step: .day, calendar: calendar)
    let expected = [
      RatingPoint(date: Date(timeIntervalSince1970: 0), rating: 10 * 6 / 9.0),
      RatingPoint(date: Date(timeIntervalSince1970: day), rating: 10 * 9 / 12.0),
    ]
    #expect(lines.first?.points == expected)
    #expect(lines.last?.points.map(\.rating) == [0])
    let west = RatingHistory.lines(
      of: [.a],
      matches: matches,
      step: .day,
      calendar: .gregorian("Etc/GMT+1")
    )
    #expect(west.first?.points.map(\.date.timeIntervalSince1970) == [3600 - day, 3600])
  }

  @Test("the last point is the rating of all time; who never played has none")
  func last() {
    // Two at one time: stores tell the newer first, and here it comes last.
    let matches: [Match] = [.sample("2", [.a], [.b], 0, 1), .sample("1", [.a], [.b], 1, 0)]
    let lines = RatingHistory.lines(
      of: [.a, .c],
      matches: matches,
      step: .match,
      calendar: calendar
    )
    #expect(lines.map { $0.points.map(\.rating) } == [[10, 5], []])
  }
}

import Foundation
import MatchesModel
import Testing

@Suite("Periods and groups")
struct PeriodTests {
  @Test(
    "a period begins with a day, by the clocks of a place",
    arguments: [
      ("Etc/GMT", "2016-03-25T00:00:00Z", "2016-03-02T00:00:00Z"),
      // A day and an hour later there, and summer since the 27th.
      ("Europe/Brussels", "2016-03-25T23:00:00Z", "2016-03-02T23:00:00Z"),
      ("America/New_York", "2016-03-25T04:00:00Z", "2016-03-02T05:00:00Z"),
    ]
  )
  func start(_ zone: String, _ week: String, _ month: String) throws {
    let now = try Date.utc(zone == "Etc/GMT" ? "2016-03-31T22:30:00Z" : "2016-03-31T22:30:00Z")
    let calendar = Calendar.gregorian(zone)
    #expect(RankingPeriod.allTime.start(now: now, calendar: calendar) == nil)
    let starts = [RankingPeriod.last7Days, .last30Days].map {
      $0.start(now: now, calendar: calendar)
    }
    #expect(starts == [try .utc(week), try .utc(month)])
  }

  @Test("matches are grouped by how long ago they were, newest first, without empty groups")
  func groups() throws {
    let now = try Date.utc("2016-03-20T12:00:00Z")
    let times = [
      "2015-01-01T00:00:00Z", "2016-03-14T00:00:00Z", "2016-03-13T23:59:59Z",
      "2016-02-20T00:00:00Z", "2016-02-19T23:59:59Z", "2016-03-20T13:00:00Z",
    ]
    let matches = try times.enumerated().map {
      Match.sample("\($0)", at: try Date.utc($1).timeIntervalSince1970)
    }
    let calendar = Calendar.gregorian("Etc/GMT")
    let groups = MatchGroup.groups(of: matches, now: now, calendar: calendar)
    #expect(groups.map(\.range) == [.last7Days, .last30Days, .earlier])
    #expect(groups.map { $0.matches.map(\.id) } == [["5", "1"], ["2", "3"], ["4", "0"]])
    let old = MatchGroup.groups(of: matches.prefix(1), now: now, calendar: calendar)
    #expect(old.map(\.range) == [.earlier])
    #expect(MatchGroup.groups(of: [Match](), now: now, calendar: calendar).isEmpty)
  }

  @Test("matches of unknown date come last, in their order, in a group of their own")
  func unknown() {
    let matches: [Match] = [
      .sample("1", at: nil), .sample("2", at: 5), .sample("3", at: nil), .sample("4", at: 9),
    ]
    let groups = MatchGroup.groups(of: matches, now: Date(), calendar: .gregorian("Etc/GMT"))
    #expect(groups.map(\.range) == [.earlier, .unknown])
    #expect(groups.map { $0.matches.map(\.id) } == [["4", "2"], ["1", "3"]])
  }

  @Test("matches of one time stay in their order")
  func stable() {
    let matches = (0..<50).map { Match.sample("\($0)") }
    let groups = MatchGroup.groups(of: matches, now: Date(), calendar: .gregorian("Etc/GMT"))
    #expect(groups.flatMap { $0.matches.map(\.id) } == matches.map(\.id))
  }
}

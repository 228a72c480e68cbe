import Foundation
import Testing

@testable import CloudyService

@Suite("Clocks")
struct ZoneTests {
  @Test(
    "by longitude it is the nearest whole hour, under a name that is known",
    arguments: [
      (0.0, 0), (7.4, 0), (7.6, 1), (-7.6, -1), (4.35, 0), (18.96, 1), (151.21, 10), (-78.47, -5),
      (180, 12), (-180, -12), (172.4, 11),
    ]
  )
  func longitude(_ longitude: Double, _ hours: Int) throws {
    let zone = ZoneOffset(longitude: longitude)
    #expect(zone.seconds == hours * 3600)
    let known = try #require(TimeZone(identifier: zone.identifier))
    #expect(known.secondsFromGMT() == zone.seconds)
    #expect(zone.abbreviation == (hours == 0 ? "GMT" : "GMT\(hours < 0 ? "-" : "+")\(abs(hours))"))
  }

  @Test("of a zone with a name, it is what clocks there show then")
  func named() throws {
    func seconds(_ name: String, _ time: TimeInterval) -> Int? {
      ZoneOffset(identifier: name, at: Date(timeIntervalSince1970: time))?.seconds
    }
    #expect(seconds("Europe/Brussels", 1_475_748_343) == 7200)
    #expect(seconds("Europe/Brussels", 1_482_000_000) == 3600)
    #expect(seconds("Asia/Kathmandu", 1_482_000_000) == 20_700)
    #expect(seconds("Mars/Olympus", 0) == nil)
  }

  @Test("a day begins at midnight there, also before 1970")
  func day() {
    let day = LocalDay(at: Date(timeIntervalSince1970: 1_475_748_343), offset: 7200)
    #expect(day.start == Date(timeIntervalSince1970: 1_475_704_800))
    #expect(day.adding(5).start == Date(timeIntervalSince1970: 1_476_136_800))
    #expect(day.end == day.adding(1).start)
    let old = LocalDay(at: Date(timeIntervalSince1970: -1), offset: 0)
    #expect(old.number == -1 && old.start == Date(timeIntervalSince1970: -86_400))
  }
}

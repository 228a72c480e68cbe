import Foundation
import Testing

@testable import CloudyService

@Suite("Clouds and rain by lot")
struct SkyTests {
  private func days(_ years: Int) -> [LocalDay] {
    let first = LocalDay(at: Date(timeIntervalSince1970: 1_451_606_400), offset: 0)
    return (0..<years * 365).map(first.adding)
  }

  private func codes(_ latitude: Double, _ longitude: Double = 0) -> [Int] {
    let climate = Climate(latitude: latitude, longitude: longitude, elevation: 0)
    return days(4).map { climate.day($0).code }
  }

  private func wetShare(_ codes: [Int]) -> Double {
    Double(codes.count { $0 >= 51 }) / Double(codes.count)
  }

  @Test("the same place and day has the same weather, and others have others")
  func lots() {
    let codes = codes(50.81, 4.41)
    let again = self.codes(50.81, 4.41) == codes
    #expect(again)
    let others = [(50.81, 5.41), (51.81, 4.41), (-50.81, 4.41)].map { self.codes($0, $1) == codes }
    #expect(others == [false, false, false])
    #expect(Set(codes).count > 6)
  }

  @Test("neighbours draw the same lots, also across the date line")
  func neighbours() {
    func lots(_ latitude: Double, _ longitude: Double) -> [Double] {
      days(1).map { Draw(latitude: latitude, longitude: longitude, day: $0)[.precipitation] }
    }
    let same = [
      lots(50.81, 4.41) == lots(50.83, 4.38), lots(50.81, 180) == lots(50.81, -180),
      lots(50.81, 4.41) == lots(50.81, 4.61), lots(50.81, 4.41) == lots(50.61, 4.41),
    ]
    #expect(same == [true, true, false, false])
  }

  @Test("lots are spread evenly")
  func even() {
    let draws = days(10).map { Draw(latitude: 50, longitude: 4, day: $0) }
    for lot in [Draw.Lot.precipitation, .strength, .clouds, .wind] {
      let values = draws.map { $0[lot] }
      #expect(values.allSatisfy { (0..<1).contains($0) })
      for tenth in 0..<10 {
        let share = values.count { Int($0 * 10) == tenth }
        #expect((280...450).contains(share), "\(tenth): \(share)")
      }
    }
    // The random numbers of one lot are independent of those of another.
    let both = draws.count { $0[.precipitation] < 0.5 && $0[.clouds] < 0.5 }
    #expect((800...1025).contains(both))
  }

  @Test("it rains most near the equator and in the middle latitudes, and least in the subtropics")
  func belts() {
    let (equator, desert, westerlies, pole) = (
      wetShare(codes(0)), wetShare(codes(25)), wetShare(codes(55)), wetShare(codes(90))
    )
    #expect(equator > 0.4 && desert < 0.25 && westerlies > 0.35 && pole < westerlies)
  }

  @Test("the Mediterranean is dry in summer, and savannas are in winter")
  func rainySeasons() {
    func share(_ latitude: Double, summer: Bool) -> Double {
      let climate = Climate(latitude: latitude, longitude: 15, elevation: 0)
      let days = days(8).filter { (Season.northernSummer(on: $0) > 0.5) == summer }
        .filter { abs(Season.northernSummer(on: $0)) > 0.5 }
      return wetShare(days.map { climate.day($0).code })
    }
    #expect(share(37, summer: true) < share(37, summer: false))
    #expect(share(12, summer: true) > share(12, summer: false))
  }

  @Test("it snows where it is cold and thunders where it is hot")
  func kinds() {
    let pole = Climate(latitude: 80, longitude: 0, elevation: 0)
    let winter = days(4).filter { Season.northernSummer(on: $0) < 0 }.map { pole.day($0).code }
    #expect(Set(winter).isSuperset(of: [71, 73, 75]))
    #expect(winter.allSatisfy { $0 <= 3 || 71...75 ~= $0 })
    let tropics = codes(5)
    #expect(Set(tropics).isSuperset(of: [80, 81, 95]))
    #expect(tropics.allSatisfy { $0 <= 3 || $0 >= 80 })
  }

  @Test("belts are joined without steps")
  func joined() {
    let belts = Belts(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    for latitude in stride(from: -90.0, through: 90, by: 2.5) {
      #expect(abs(belts.value(at: latitude, northernSummer: 0) - abs(latitude) / 10) < 1e-9)
    }
    #expect(belts.value(at: 50, northernSummer: 1) == 4.5)
    #expect(belts.value(at: -90, northernSummer: 1) == 9)
  }
}

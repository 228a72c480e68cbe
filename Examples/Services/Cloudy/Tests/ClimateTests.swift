import Foundation
import Testing

@testable import CloudyService

@Suite("The climatology")
struct ClimateTests {
  /// The days of 2016.
  private let year = (0..<366).map {
    LocalDay(at: Date(timeIntervalSince1970: 1_451_606_400), offset: 0).adding($0)
  }

  private func climate(
    _ latitude: Double,
    _ longitude: Double = 0,
    elevation: Double = 0
  ) -> Climate {
    Climate(latitude: latitude, longitude: longitude, elevation: elevation)
  }

  private func mean(_ climate: Climate, _ days: ArraySlice<LocalDay>) -> Double {
    days.map { (climate.day($0).temperatureMin + climate.day($0).temperatureMax) / 2 }
      .reduce(0, +) / Double(days.count)
  }

  private var january: ArraySlice<LocalDay> { year[0..<31] }
  private var july: ArraySlice<LocalDay> { year[182..<213] }

  @Test("it is plausible for ten cities, to what oceans and continents do", arguments: City.all)
  func city(_ city: City) {
    let climate = climate(city.latitude, city.longitude, elevation: city.elevation)
    #expect(abs(mean(climate, year[...]) - city.year) < 7, "\(mean(climate, year[...]))")
    #expect(abs(mean(climate, january) - city.january) < 10, "\(mean(climate, january))")
    #expect(abs(mean(climate, july) - city.july) < 10, "\(mean(climate, july))")
    for day in year.map(climate.day) {
      #expect((-30...42).contains(day.temperatureMin) && (-30...42).contains(day.temperatureMax))
      #expect((0.3...20).contains(day.wind.strongest))
    }
  }

  @Test("the hemispheres have opposite seasons, more so the farther one is from the equator")
  func hemispheres() {
    var last = 0.0
    for latitude in [10.0, 30, 50, 70, 90] {
      let north = mean(climate(latitude), july) - mean(climate(latitude), january)
      let south = mean(climate(-latitude), july) - mean(climate(-latitude), january)
      #expect(north > last && abs(north + south) < 0.001)
      last = north
    }
    #expect(abs(mean(climate(0), july) - mean(climate(0), january)) < 0.001)
  }

  @Test("the warmest day comes about a month after the longest")
  func lag() throws {
    for (latitude, expected) in [(50.0, 202), (-50, 19)] {
      let means = year.map { mean(climate(latitude), [$0]) }
      let warmest = try #require(means.indices.max { means[$0] < means[$1] })
      #expect(abs(warmest - expected) <= 2, "\(warmest)")
    }
  }

  @Test("towards the poles it gets colder")
  func poles() {
    for sign in [1.0, -1] {
      let means = stride(from: 0.0, through: 90, by: 10).map { mean(climate($0 * sign), year[...]) }
      #expect(zip(means, means.dropFirst()).allSatisfy { $0 > $1 })
      #expect(means[0] - means[9] > 30)
    }
  }

  @Test("a kilometre higher it is six and a half degrees colder")
  func elevation() {
    let difference = mean(climate(40), january) - mean(climate(40, elevation: 1000), january)
    #expect(abs(difference - 6.5) < 0.001)
  }

  @Test("nights are colder than afternoons, but not where there is no sun")
  func night() {
    for latitude in [-60.0, -33, 0, 20, 50] {
      for day in year.map(climate(latitude).day) {
        #expect(day.temperature(atSolarHour: 3) < day.temperature(atSolarHour: 15))
        #expect(abs(day.temperature(atSolarHour: 3) - day.temperatureMin) < 0.001)
        #expect(abs(day.temperature(atSolarHour: 15) - day.temperatureMax) < 0.001)
      }
    }
    let polarNight = climate(85).day(year[0])
    #expect(polarNight.temperatureMin == polarNight.temperatureMax)
  }

  @Test("everywhere and always the least is at most the most, and codes are Open-Meteo's")
  func everywhere() {
    let codes: Set = [0, 1, 2, 3, 51, 61, 63, 65, 71, 73, 75, 80, 81, 95]
    for latitude in stride(from: -90.0, through: 90, by: 15) {
      for longitude in [-180.0, -77.7, 0, 180] {
        for day in year.map(climate(latitude, longitude).day) {
          #expect(day.temperatureMin <= day.temperatureMax)
          #expect(day.wind.strongest >= day.wind.mean && day.wind.mean > 0)
          #expect(codes.contains(day.code))
        }
      }
    }
  }
}

import Foundation

/// The sun as seen from a place, by the equations of NOAA's solar calculator (see `SolarPosition`).
struct SunPlace {
  let latitude: Double
  let longitude: Double

  /// The angle between the zenith and the sun's centre when its upper edge is at the horizon: 90
  /// degrees plus half the sun's width and the usual refraction.
  private static let zenith = 90.833

  /// Returns the sine of the sun's height, without refraction.
  func height(at date: Date) -> Double {
    let sun = SolarPosition(at: date)
    let hour = solarHour(at: date, sun)
    return Degrees.sin(latitude) * Degrees.sin(sun.declination)
      + Degrees.cos(latitude) * Degrees.cos(sun.declination) * Degrees.cos(15 * (hour - 12))
  }

  func isUp(at date: Date) -> Bool {
    height(at: date) > Degrees.cos(Self.zenith)
  }

  /// Returns the time of a sundial, from 0 to 24 hours.
  func solarHour(at date: Date) -> Double {
    solarHour(at: date, SolarPosition(at: date))
  }

  private func solarHour(at date: Date, _ sun: SolarPosition) -> Double {
    let minutes =
      date.timeIntervalSince1970 / 60 + 4 * longitude + sun.equationOfTime
    return Self.remainder(minutes, 1440) / 60
  }

  /// Returns the sunrise before and the sunset after the noon of a day that begins at `start`.
  func times(onDayFrom start: Date) -> SunTimes {
    let noon = noon(after: start)
    guard let halfDay = halfDay(at: noon) else {
      return Degrees.sin(latitude) * SolarPosition(at: noon).declination > 0 ? .always : .never
    }
    return .between(
      rise: refined(noon - halfDay, .before, noon),
      set: refined(noon + halfDay, .after, noon)
    )
  }

  private enum Side: Double {
    case before = -1
    case after = 1
  }

  /// Returns a sunrise or sunset corrected for the sun's movement between noon and this time.
  private func refined(_ guess: Date, _ side: Side, _ noon: Date) -> Date {
    // At the limit of a polar day or night, the sun's position at the guessed time may have no
    // sunrise or sunset.
    guard let halfDay = halfDay(at: guess) else { return guess }
    let drift =
      SolarPosition(at: guess).equationOfTime - SolarPosition(at: noon).equationOfTime
    return noon + side.rawValue * halfDay - drift * 60
  }

  private func noon(after start: Date) -> Date {
    let guess = start + 43_200
    let second = 43_200 - 240 * longitude - 60 * SolarPosition(at: guess).equationOfTime
    return start + Self.remainder(second - start.timeIntervalSince1970, 86_400)
  }

  /// Returns the seconds between noon and sunset, with the sun's position at `date`; `nil` if the
  /// sun stays up or down all day.
  private func halfDay(at date: Date) -> TimeInterval? {
    let declination = SolarPosition(at: date).declination
    let cosine =
      Degrees.cos(Self.zenith) / (Degrees.cos(latitude) * Degrees.cos(declination))
      - Degrees.tan(latitude) * Degrees.tan(declination)
    return (-1...1).contains(cosine) ? Degrees.acos(cosine) * 240 : nil
  }

  /// Returns a remainder that is never negative, unlike `%`.
  private static func remainder(_ value: Double, _ divisor: Double) -> Double {
    value - (value / divisor).rounded(.down) * divisor
  }
}

import Foundation

/// The sun as seen from a place, by the equations of NOAA's solar calculator (see `SolarPosition`).
struct SunPlace {
  let latitude: Double
  let longitude: Double

  /// Where the middle of the sun is, from the zenith, when its upper edge is at the horizon: half its
  /// width and the usual refraction below it.
  private static let zenith = 90.833

  /// The sine of how high the sun is, without refraction.
  func height(at date: Date) -> Double {
    let sun = SolarPosition(at: date)
    let hour = solarHour(at: date, sun)
    return Degrees.sin(latitude) * Degrees.sin(sun.declination)
      + Degrees.cos(latitude) * Degrees.cos(sun.declination) * Degrees.cos(15 * (hour - 12))
  }

  func isUp(at date: Date) -> Bool {
    height(at: date) > Degrees.cos(Self.zenith)
  }

  /// What a sundial shows, from 0 to 24.
  func solarHour(at date: Date) -> Double {
    solarHour(at: date, SolarPosition(at: date))
  }

  private func solarHour(at date: Date, _ sun: SolarPosition) -> Double {
    let minutes =
      date.timeIntervalSince1970 / 60 + 4 * longitude + sun.equationOfTime
    return Self.remainder(minutes, 1440) / 60
  }

  /// When the sun rises before, and sets after, the noon of a day that begins then.
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

  /// The sun goes on along its path between noon and evening.
  private func refined(_ guess: Date, _ side: Side, _ noon: Date) -> Date {
    // Where the day ends or begins to be polar, it may have no evening by the sun of its evening.
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

  /// The seconds between noon and sunset, with the sun where it is then; `nil` if it does nothing
  /// but stay up or down.
  private func halfDay(at date: Date) -> TimeInterval? {
    let declination = SolarPosition(at: date).declination
    let cosine =
      Degrees.cos(Self.zenith) / (Degrees.cos(latitude) * Degrees.cos(declination))
      - Degrees.tan(latitude) * Degrees.tan(declination)
    return (-1...1).contains(cosine) ? Degrees.acos(cosine) * 240 : nil
  }

  /// Never below zero, unlike `%`.
  private static func remainder(_ value: Double, _ divisor: Double) -> Double {
    value - (value / divisor).rounded(.down) * divisor
  }
}

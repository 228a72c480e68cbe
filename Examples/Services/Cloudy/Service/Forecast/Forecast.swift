import Foundation
import ServiceKit

/// An answer in Open-Meteo's format, marked as an estimate.
struct Forecast {
  let query: ForecastQuery
  private let climate: Climate
  private let zone: ZoneOffset
  /// The current time, rounded down to a quarter of an hour.
  private let time: Date

  private static let interval = 900

  init(_ query: ForecastQuery, at now: Date) throws(BadParameter) {
    self.query = query
    climate = Climate(
      latitude: query.latitude,
      longitude: query.longitude,
      elevation: query.elevation
    )
    let interval = TimeInterval(Self.interval)
    time = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / interval).rounded(.down) * interval
    )
    switch query.zone {
    case .auto:
      zone = ZoneOffset(longitude: query.longitude)
    case .named(let name):
      guard let zone = ZoneOffset(identifier: name, at: now) else {
        throw BadParameter(reason: "Invalid timezone")
      }
      self.zone = zone
    }
  }

  var json: JSONValue {
    var members: [String: JSONValue] = [
      "usher_kind": .text("climatological_estimate"),
      "latitude": .number(query.latitude),
      "longitude": .number(query.longitude),
      "elevation": .number(query.elevation),
      "utc_offset_seconds": .integer(zone.seconds),
      "timezone": .text(zone.identifier),
      "timezone_abbreviation": .text(zone.abbreviation),
    ]
    if !query.current.isEmpty {
      members["current"] = .object(current)
      members["current_units"] = .object(currentUnits)
    }
    if !query.daily.isEmpty {
      members["daily"] = .object(daily)
      members["daily_units"] = .object(dailyUnits)
    }
    return .object(members)
  }

  private var today: LocalDay { LocalDay(at: time, offset: zone.seconds) }

  private var current: [String: JSONValue] {
    let day = climate.day(today)
    let hour = climate.sun.solarHour(at: time)
    var members: [String: JSONValue] = [
      "time": query.timeFormat.time(time, offset: zone.seconds),
      "interval": .integer(Self.interval),
    ]
    for variable in query.current {
      members[variable.rawValue] =
        switch variable {
        case .temperature: temperature(day.temperature(atSolarHour: hour))
        case .windSpeed: speed(day.wind.speed(atSolarHour: hour))
        case .weatherCode: .integer(day.code)
        case .isDay: .integer(climate.sun.isUp(at: time) ? 1 : 0)
        }
    }
    return members
  }

  private var daily: [String: JSONValue] {
    let dates = (0..<query.days).map(today.adding)
    let days = dates.map(climate.day)
    var members = ["time": JSONValue.array(dates.map(query.timeFormat.day))]
    for variable in query.daily {
      members[variable.rawValue] = .array(
        zip(dates, days).map { date, day in
          switch variable {
          case .weatherCode: .integer(day.code)
          case .temperatureMax: temperature(day.temperatureMax)
          case .temperatureMin: temperature(day.temperatureMin)
          case .windSpeedMax: speed(day.wind.strongest)
          case .sunrise: clock(sun(day.sun, date).rise)
          case .sunset: clock(sun(day.sun, date).set)
          }
        }
      )
    }
    return members
  }

  /// Returns sunrise and sunset as Open-Meteo sends them: without sunrise, both are at midnight;
  /// without sunset, the sunset is one day after the sunrise.
  private func sun(_ times: SunTimes, _ day: LocalDay) -> (rise: Date, set: Date) {
    switch times {
    case .between(let rise, let set): (rise, set)
    case .always: (day.start, day.end)
    case .never: (day.start, day.start)
    }
  }

  private func temperature(_ celsius: Double) -> JSONValue {
    .rounded(query.temperatureUnit.value(ofCelsius: celsius))
  }

  private func speed(_ metresPerSecond: Double) -> JSONValue {
    .rounded(query.windSpeedUnit.value(ofMetresPerSecond: metresPerSecond))
  }

  private func clock(_ date: Date) -> JSONValue {
    query.timeFormat.time(date, offset: zone.seconds)
  }
}

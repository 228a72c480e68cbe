import Foundation

extension ForecastAnswer {
  /// The answer as weather; `nil` if the answer is invalid.
  ///
  /// Days with a missing value are left out.
  var weather: WeatherData? {
    guard let kind = weatherKind, let zone, Self.isTime(current.time), let days = days(in: zone),
      !days.isEmpty
    else { return nil }
    let code = WeatherCode(current.weatherCode, isDay: current.isDay != 0)
    let sun = sun
    return WeatherData(
      time: Date(timeIntervalSince1970: TimeInterval(current.time)),
      latitude: latitude,
      longitude: longitude,
      temperature: current.temperature,
      windSpeed: current.windSpeed,
      icon: code.icon,
      summary: code.summary,
      days: days,
      sunrise: sun?.rise,
      sunset: sun?.set,
      kind: kind,
      timeZone: zone.identifier
    )
  }

  /// The kind of weather; `nil` for an unknown kind, which must not be shown as a forecast.
  private var weatherKind: WeatherKind? {
    switch kind {
    case nil: .forecast
    case "climatological_estimate": .climatologicalEstimate
    default: nil
    }
  }

  /// The time zone of the place. If this machine doesn't know its name, a zone with today's offset
  /// from Greenwich is used.
  private var zone: TimeZone? {
    guard utcOffset.magnitude <= 86_400 else { return nil }
    return TimeZone(identifier: timeZone) ?? TimeZone(secondsFromGMT: utcOffset)
  }

  private func days(in zone: TimeZone) -> [WeatherDay]? {
    let counts = [
      daily.weatherCode.count, daily.temperatureMax.count, daily.temperatureMin.count,
      daily.windSpeedMax.count,
    ]
    guard counts.allSatisfy({ $0 == daily.time.count }), daily.time.allSatisfy(Self.isTime) else {
      return nil
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return daily.time.indices.compactMap { index in
      guard let code = daily.weatherCode[index], let min = daily.temperatureMin[index],
        let max = daily.temperatureMax[index], let windSpeed = daily.windSpeedMax[index],
        let time = start(ofDay: daily.time[index], in: calendar)
      else { return nil }
      return WeatherDay(
        time: time,
        icon: WeatherCode(code, isDay: true).icon,
        windSpeed: windSpeed,
        temperatureMin: min,
        temperatureMax: max
      )
    }
  }

  /// Returns the start of a day. Open-Meteo counts days of 24 hours from midnight with today's
  /// offset, so after a clock change its midnights are an hour wrong. The date is right: the day
  /// begins when that date begins.
  private func start(ofDay time: Int, in calendar: Calendar) -> Date? {
    var greenwich = calendar
    greenwich.timeZone = .gmt
    let date = Date(timeIntervalSince1970: TimeInterval(time + utcOffset))
    return calendar.date(from: greenwich.dateComponents([.era, .year, .month, .day], from: date))
  }

  /// Today's sunrise and sunset; `nil` on a day without one of them. Open-Meteo reports a day
  /// without sunrise as a sunset at the time of sunrise, and a day without sunset as a sunset one
  /// day later.
  private var sun: (rise: Date, set: Date)? {
    guard let rise = daily.sunrise.first ?? nil, let set = daily.sunset.first ?? nil,
      Self.isTime(rise), Self.isTime(set), rise < set, set - rise < 86_400
    else { return nil }
    return (
      Date(timeIntervalSince1970: TimeInterval(rise)),
      Date(timeIntervalSince1970: TimeInterval(set))
    )
  }

  /// Whether a calendar can compute with this time: calendars have a limited range.
  private static func isTime(_ seconds: Int) -> Bool {
    seconds.magnitude < 100_000_000_000
  }
}

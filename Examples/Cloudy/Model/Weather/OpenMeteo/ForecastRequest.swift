import Foundation

/// The URL of a forecast.
struct ForecastRequest {
  let url: String

  /// Returns `nil` if `base` is no URL that can be extended.
  init?(base: URL, latitude: Double, longitude: Double, timeZone: String? = nil) {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
      return nil
    }
    // Five decimals are about a metre. The format has no exponent, which not every server can read.
    let coordinates = [("latitude", latitude), ("longitude", longitude)]
      .map { ($0, String(format: "%.5f", $1)) }
    let zone = timeZone?.addingPercentEncoding(withAllowedCharacters: Self.inZones) ?? "auto"
    // No other part needs percent-encoding.
    components.percentEncodedQuery = (coordinates + Self.rest + [("timezone", zone)]).map {
      "\($0)=\($1)"
    }
    .joined(separator: "&")
    components.fragment = nil
    while components.percentEncodedPath.hasSuffix("/") {
      components.percentEncodedPath.removeLast()
    }
    components.percentEncodedPath += "/forecast"
    guard let url = components.string else { return nil }
    self.url = url
  }

  private static let rest = [
    ("current", "temperature_2m,wind_speed_10m,weather_code,is_day"),
    (
      "daily",
      "weather_code,temperature_2m_max,temperature_2m_min,wind_speed_10m_max,sunrise,sunset"
    ),
    ("temperature_unit", "fahrenheit"), ("wind_speed_unit", "mph"), ("timeformat", "unixtime"),
    ("forecast_days", "8"),
  ]

  private static let inZones = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/_-"))
}

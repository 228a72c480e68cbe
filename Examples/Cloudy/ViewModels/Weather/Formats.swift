package import CloudyModel
package import Foundation

/// Formats dates, times and amounts of a place, in a language and with somebody's notations.
package struct Formats: Equatable, Sendable {
  package var locale: Locale
  package var timeZone: TimeZone
  package var notations: Notations

  package init(
    locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone,
    notations: Notations = Notations()
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.notations = notations
  }

  /// Returns a date, for example "Thu, October 6".
  func date(_ date: Date) -> String { text(of: date, "EEE, MMMM d") }
  /// Returns a day, for example "October 11".
  func day(_ date: Date) -> String { text(of: date, "MMMM d") }
  /// Returns a weekday, for example "Tuesday".
  func weekday(_ date: Date) -> String { text(of: date, "EEEE") }
  /// Returns a short weekday, for example "Tue".
  func shortWeekday(_ date: Date) -> String { text(of: date, "EEE") }

  /// Returns a time, for example "8:12 AM" or "08:12".
  func time(_ date: Date) -> String {
    switch notations.time {
    case .twelveHour: text(of: date, "h:mm a")
    case .twentyFourHour: text(of: date, "HH:mm")
    }
  }

  /// Returns a temperature in the format of the original app: "47.5 °F".
  ///
  /// - Parameter fahrenheit: A temperature in degrees Fahrenheit.
  func temperature(_ fahrenheit: Double, digits: Int) -> String {
    "\(Decimals.text(degrees(fahrenheit), digits: digits)) \(temperatureUnit)"
  }

  /// Returns a temperature in whole degrees, "47 °F", or a range of temperatures, "38–58 °F".
  ///
  /// - Parameters:
  ///   - fahrenheit: A temperature in degrees Fahrenheit; the lower one of a range.
  ///   - highest: The higher temperature of a range, in degrees Fahrenheit.
  package func wholeDegrees(_ fahrenheit: Double, to highest: Double? = nil) -> String {
    let (low, high) = (wholeNumber(fahrenheit), highest.map(wholeNumber))
    // Before a number below zero, a dash would look like a second minus sign.
    let dash = low.hasPrefix("-") || high?.hasPrefix("-") == true ? " to " : "–"
    let range = high.flatMap { $0 == low ? nil : "\(low)\(dash)\($0)" } ?? low
    return "\(range) \(temperatureUnit)"
  }

  private func wholeNumber(_ fahrenheit: Double) -> String {
    Decimals.text(degrees(fahrenheit), digits: 0)
  }

  private var temperatureUnit: String {
    switch notations.temperature {
    case .fahrenheit: "°F"
    case .celsius: "°C"
    }
  }

  /// Converts a temperature to the unit that is shown.
  func degrees(_ fahrenheit: Double) -> Double {
    switch notations.temperature {
    case .fahrenheit: fahrenheit
    case .celsius: (fahrenheit - 32) / 1.8
    }
  }

  /// Returns a speed in the format of the original app: "9 MPH".
  ///
  /// - Parameter milesPerHour: A speed in miles per hour.
  func speed(_ milesPerHour: Double) -> String {
    speed(milesPerHour, imperial: "MPH", metric: "KPH")
  }

  /// Returns a speed: "9 mph" or "15 km/h".
  ///
  /// - Parameter milesPerHour: A speed in miles per hour.
  func wind(_ milesPerHour: Double) -> String {
    speed(milesPerHour, imperial: "mph", metric: "km/h")
  }

  private func speed(_ milesPerHour: Double, imperial: String, metric: String) -> String {
    switch notations.units {
    case .imperial: "\(Decimals.text(milesPerHour, digits: 0)) \(imperial)"
    // The international mile has 1.609344 km.
    case .metric: "\(Decimals.text(milesPerHour * 1.609344, digits: 0)) \(metric)"
    }
  }

  private func text(of date: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }
}

package import CloudyModel
package import Foundation

/// How dates, times and amounts of some place are written, in a language and by somebody's notations.
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

  /// As "Thu, October 6".
  func date(_ date: Date) -> String { text(of: date, "EEE, MMMM d") }
  /// As "October 11".
  func day(_ date: Date) -> String { text(of: date, "MMMM d") }
  /// As "Tuesday".
  func weekday(_ date: Date) -> String { text(of: date, "EEEE") }
  /// As "Tue".
  func shortWeekday(_ date: Date) -> String { text(of: date, "EEE") }

  /// As "11:32 AM" or "11:32".
  func time(_ date: Date) -> String {
    switch notations.time {
    case .twelveHour: text(of: date, "hh:mm a")
    case .twentyFourHour: text(of: date, "HH:mm")
    }
  }

  /// - Parameter fahrenheit: a temperature in degrees Fahrenheit.
  func temperature(_ fahrenheit: Double, digits: Int) -> String {
    let text = Decimals.text(degrees(fahrenheit), digits: digits)
    return switch notations.temperature {
    case .fahrenheit: "\(text) °F"
    case .celsius: "\(text) °C"
    }
  }

  /// A temperature in the unit that is shown.
  func degrees(_ fahrenheit: Double) -> Double {
    switch notations.temperature {
    case .fahrenheit: fahrenheit
    case .celsius: (fahrenheit - 32) / 1.8
    }
  }

  /// - Parameter milesPerHour: a speed in miles an hour.
  func speed(_ milesPerHour: Double) -> String {
    switch notations.units {
    case .imperial: "\(Decimals.text(milesPerHour, digits: 0)) MPH"
    // The international mile has 1.609344 km.
    case .metric: "\(Decimals.text(milesPerHour * 1.609344, digits: 0)) KPH"
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

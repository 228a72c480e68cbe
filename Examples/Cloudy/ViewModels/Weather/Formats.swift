package import CloudyModel
package import Foundation

/// Formats dates, times and amounts of a place, in a language and with somebody's notations.
package struct Formats: Equatable, Sendable {
  package var locale: Locale
  package var timeZone: TimeZone
  package var notations: Notations
  /// Whether times carry the name of their zone, because it isn't known where the person is.
  package var namesZone: Bool

  package init(
    locale: Locale,
    timeZone: TimeZone,
    notations: Notations = Notations(),
    namesZone: Bool = false
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.notations = notations
    self.namesZone = namesZone
  }

  /// What is said beside the amounts.
  var words: any CloudyWords { locale.words }
  /// The language without its region.
  var language: Locale.Language { Locale.Language(languageCode: locale.language.languageCode) }

  private var chosen: Notations { notations.completed(for: locale) }

  /// Returns a date, for example "Thu, October 6".
  func date(_ date: Date) -> String { text(of: date, "EEEMMMMd") }
  /// Returns a day, for example "October 11".
  func day(_ date: Date) -> String { text(of: date, "MMMMd") }
  /// Returns a weekday, for example "Tuesday".
  func weekday(_ date: Date) -> String { text(of: date, "EEEE") }
  /// Returns a short weekday, for example "Tue".
  func shortWeekday(_ date: Date) -> String { text(of: date, "EEE") }

  /// Returns a time, for example "8:12 AM" or "08:12".
  func time(_ date: Date) -> String {
    text(of: date, (chosen.time == .twentyFourHour ? "HHmm" : "hmma") + (namesZone ? "z" : ""))
  }

  /// Returns a temperature in the format of the original app: "47.5 °F".
  ///
  /// - Parameter fahrenheit: A temperature in degrees Fahrenheit.
  func temperature(_ fahrenheit: Double, digits: Int) -> String {
    inDegrees(number(degrees(fahrenheit), digits: digits))
  }

  /// Returns a temperature in whole degrees, "47 °F", or a range of temperatures, "38–58 °F".
  ///
  /// - Parameters:
  ///   - fahrenheit: A temperature in degrees Fahrenheit; the lower one of a range.
  ///   - highest: The higher temperature of a range, in degrees Fahrenheit.
  package func wholeDegrees(_ fahrenheit: Double, to highest: Double? = nil) -> String {
    let low = degrees(fahrenheit)
    let (lowText, highText) = (number(low), highest.map { number(degrees($0)) })
    guard let highText, highText != lowText else { return inDegrees(lowText) }
    // The highest is never below the lowest.
    let isBelowZero = Decimals.rounded(low, digits: 0) < 0
    return inDegrees(
      isBelowZero ? words.range(lowText, to: highText) : "\(lowText)–\(highText)"
    )
  }

  /// Returns a temperature in whole degrees without its unit: "47°".
  func bareDegrees(_ fahrenheit: Double) -> String { "\(number(degrees(fahrenheit)))°" }

  private func inDegrees(_ number: String) -> String {
    switch chosen.temperature {
    case .celsius: words.celsius(number)
    case .fahrenheit, nil: words.fahrenheit(number)
    }
  }

  /// Converts a temperature to the unit that is shown.
  func degrees(_ fahrenheit: Double) -> Double {
    switch chosen.temperature {
    case .celsius: (fahrenheit - 32) / 1.8
    case .fahrenheit, nil: fahrenheit
    }
  }

  /// Returns a speed in the format of the original app: "9 MPH".
  ///
  /// - Parameter milesPerHour: A speed in miles per hour.
  func speed(_ milesPerHour: Double) -> String {
    switch chosen.units {
    case .metric: "\(number(kilometres(milesPerHour))) KPH"
    case .imperial, nil: "\(number(milesPerHour)) MPH"
    }
  }

  /// Returns a speed: "9 mph" or "15 km/h".
  ///
  /// - Parameter milesPerHour: A speed in miles per hour.
  func wind(_ milesPerHour: Double) -> String {
    switch chosen.units {
    case .metric: words.kilometresPerHour(number(kilometres(milesPerHour)))
    case .imperial, nil: words.milesPerHour(number(milesPerHour))
    }
  }

  /// The international mile has 1.609344 km.
  private func kilometres(_ miles: Double) -> Double { miles * 1.609344 }

  private func number(_ value: Double, digits: Int = 0) -> String {
    Decimals.text(value, digits: digits, in: locale)
  }

  /// - Parameter template: The parts of the date; the language has their order and what is between them.
  private func text(of date: Date, _ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    // Open-Meteo's days are those of this calendar, also where another one is usual.
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    // Languages have several kinds of spaces here.
    return String(formatter.string(from: date).map { $0.isWhitespace ? " " : $0 })
  }
}

package import CloudyModel

/// A row with a notation that can be chosen.
public struct SettingsRow: Identifiable, Equatable, Sendable {
  public let id: String
  public let text: String
  /// Whether this notation is the current one.
  public let isSelected: Bool

  package init(_ notation: TimeNotation, stored: TimeNotation) {
    id = notation.rawValue
    text =
      switch notation {
      case .twelveHour: "12 Hour"
      case .twentyFourHour: "24 Hour"
      }
    isSelected = notation == stored
  }

  package init(_ notation: UnitsNotation, stored: UnitsNotation) {
    id = notation.rawValue
    text =
      switch notation {
      case .imperial: "Imperial"
      case .metric: "Metric"
      }
    isSelected = notation == stored
  }

  package init(_ notation: TemperatureNotation, stored: TemperatureNotation) {
    id = notation.rawValue
    text =
      switch notation {
      case .fahrenheit: "Fahrenheit"
      case .celsius: "Celsius"
      }
    isSelected = notation == stored
  }
}

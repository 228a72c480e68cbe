package import CloudyModel

/// A row with a notation that can be chosen.
public struct SettingsRow: Identifiable, Equatable, Sendable {
  public let id: String
  public let text: String
  /// Whether this notation is the current one.
  public let isSelected: Bool

  package init(
    _ notation: TimeNotation,
    stored: TimeNotation?,
    _ words: any CloudyWords = EnglishWords()
  ) {
    id = notation.rawValue
    text =
      switch notation {
      case .twelveHour: words.twelveHour
      case .twentyFourHour: words.twentyFourHour
      }
    isSelected = notation == stored
  }

  package init(
    _ notation: UnitsNotation,
    stored: UnitsNotation?,
    _ words: any CloudyWords = EnglishWords()
  ) {
    id = notation.rawValue
    text =
      switch notation {
      case .imperial: words.imperial
      case .metric: words.metric
      }
    isSelected = notation == stored
  }

  package init(
    _ notation: TemperatureNotation,
    stored: TemperatureNotation?,
    _ words: any CloudyWords = EnglishWords()
  ) {
    id = notation.rawValue
    text =
      switch notation {
      case .fahrenheit: words.fahrenheit
      case .celsius: words.celsius
      }
    isSelected = notation == stored
  }
}

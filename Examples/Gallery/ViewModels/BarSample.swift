/// A sample screen for one feature of the bar.
public enum BarSample: String, Codable, CaseIterable, Sendable {
  case buttons
  case buttonStates = "button-states"
  case longTitle = "long-title"
  case withoutBack = "without-back"
  case smallTitle = "small-title"

  /// The screen's title.
  public var title: String {
    switch self {
    case .buttons: "Buttons at Both Ends"
    case .buttonStates: "Busy and Disabled"
    case .longTitle: "A Title of Many More Words Than There Is Room for in a Bar"
    case .withoutBack: "Without Back"
    case .smallTitle: "No Large Title"
    }
  }
}

/// A style of tabs.
public enum TabsSample: String, Codable, CaseIterable, Sendable {
  case symbols, words

  /// The title of the row in the list of samples.
  public var title: String {
    switch self {
    case .symbols: "With Symbols"
    case .words: "With Words Only"
    }
  }
}

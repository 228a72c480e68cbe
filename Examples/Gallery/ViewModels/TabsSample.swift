/// How tabs look.
public enum TabsSample: String, Codable, CaseIterable, Sendable {
  case symbols, words

  /// What it is called in the list of samples.
  public var title: String {
    switch self {
    case .symbols: "With Symbols"
    case .words: "With Words Only"
    }
  }
}

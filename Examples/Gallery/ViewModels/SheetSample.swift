/// A sheet, or what covers the window.
public enum SheetSample: String, Codable, CaseIterable, Sendable {
  case short, long, stack
  case fullScreen = "full-screen"

  /// The title of its first screen.
  public var title: String {
    switch self {
    case .short: "Short Sheet"
    case .long: "Long Sheet"
    case .stack: "Sheet with More"
    case .fullScreen: "Full Screen"
    }
  }
}

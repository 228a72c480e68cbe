/// A sample of a sheet, or of a flow that covers the window.
public enum SheetSample: String, Codable, CaseIterable, Sendable {
  case short, long, stack
  case fullScreen = "full-screen"

  /// The title of the sample's first screen.
  public var title: String {
    switch self {
    case .short: "Short Sheet"
    case .long: "Long Sheet"
    case .stack: "Sheet with More"
    case .fullScreen: "Full Screen"
    }
  }
}

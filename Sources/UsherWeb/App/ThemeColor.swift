/// The colour of what is round an app's page: a phone's status line, the bar of a window of its own.
public struct ThemeColor: Sendable {
  let light: String
  let dark: String

  /// A colour.
  ///
  /// - Parameters:
  ///   - light: it by day, as CSS writes colours: `#b4460f`.
  ///   - dark: it by night; the same by default.
  public init(light: String, dark: String? = nil) {
    self.light = light
    self.dark = dark ?? light
  }

  /// The background of the host's pages.
  public static let page = ThemeColor(light: "#f2f2f6", dark: "#0c0c0f")
}

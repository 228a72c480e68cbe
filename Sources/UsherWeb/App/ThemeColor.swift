/// The colour of the system's areas around an app's page: the status line of a phone, the title bar of a window.
///
/// ```swift
/// ThemeColor(light: "#b4460f", dark: "#401800")
/// ```
public struct ThemeColor: Sendable {
  let light: String
  let dark: String

  /// Makes a colour for both colour schemes.
  ///
  /// - Parameters:
  ///   - light: the colour in the light scheme, in the syntax of CSS: `#b4460f`.
  ///   - dark: the colour in the dark scheme; if `nil`, `light` is used in both schemes.
  public init(light: String, dark: String? = nil) {
    self.light = light
    self.dark = dark ?? light
  }

  /// The background colour of the web host's own style sheet.
  public static let page = ThemeColor(light: "#f2f2f6", dark: "#0c0c0f")
}

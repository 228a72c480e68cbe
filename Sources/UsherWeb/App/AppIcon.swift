/// An app's picture: in a tab of the browser, on a home screen, and where a link to it is shown.
///
/// ```swift
/// WebApp("photos", title: "Photos", icon: AppIcon(svg: PackageResources.icon_svg, png: PackageResources.icon_png)) { … }
/// ```
///
/// `PackageResources` is what a package embeds: `resources: [.embedInCode("icon.svg"), .embedInCode("icon.png")]`.
public struct AppIcon: Sendable {
  let svg: [UInt8]
  let png: [UInt8]

  /// A picture.
  ///
  /// - Parameters:
  ///   - svg: it as SVG, square, with its corners rounded as it likes.
  ///   - png: the same as PNG, 512 pixels wide and high, up to its corners, which home screens round themselves; those
  ///     of some systems show nothing else. By default there is none there but the page's own look.
  public init(svg: [UInt8], png: [UInt8] = []) {
    self.svg = svg
    self.png = png
  }

  /// A picture that is written down in Swift.
  ///
  /// - Parameters:
  ///   - svg: it as SVG, square, with its corners rounded as it likes.
  ///   - png: the same as PNG, 512 pixels wide and high; by default there is none on home screens but the page's own look.
  public init(svg: String, png: [UInt8] = []) {
    self.init(svg: Array(svg.utf8), png: png)
  }

  /// What an app has that gives none of its own.
  static let standard = AppIcon(
    svg: """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="#0a66d8"/>\
      <path d="M27 11h8.5v26H27M11.5 24h17M22 16.5l7.5 7.5-7.5 7.5" fill="none" stroke="#fff" stroke-width="4" \
      stroke-linecap="round" stroke-linejoin="round"/></svg>
      """,
    png: PackageResources.icon_png
  )
}

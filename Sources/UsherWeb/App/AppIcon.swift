/// The icon of an app: in a tab of the browser, on a home screen, and where a link to the app is shown.
///
/// ```swift
/// let photosIcon = AppIcon(svg: PackageResources.icon_svg, png: PackageResources.icon_png)
/// ```
///
/// `PackageResources` has the files that a target embeds with
/// `resources: [.embedInCode("icon.svg"), .embedInCode("icon.png")]`.
public struct AppIcon: Sendable {
  let svg: [UInt8]
  let png: [UInt8]

  /// Makes an icon from the bytes of its files.
  ///
  /// - Parameters:
  ///   - svg: the icon as SVG, square; the corners may be rounded.
  ///   - png: the same icon as PNG, 512 pixels wide and high. Fill the corners too: home screens round them. Some
  ///     systems show only the PNG on their home screen; if it is empty, they show an image of the page instead.
  public init(svg: [UInt8], png: [UInt8] = []) {
    self.svg = svg
    self.png = png
  }

  /// Makes an icon from SVG markup in the source.
  ///
  /// - Parameters:
  ///   - svg: the icon as SVG, square; the corners may be rounded.
  ///   - png: the same icon as PNG, 512 pixels wide and high, with filled corners. Some systems show only the PNG
  ///     on their home screen; if it is empty, they show an image of the page instead.
  public init(svg: String, png: [UInt8] = []) {
    self.init(svg: Array(svg.utf8), png: png)
  }

  /// The icon of an app that has no icon of its own.
  static let standard = AppIcon(
    svg: """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="#0a66d8"/>\
      <path d="M27 11h8.5v26H27M11.5 24h17M22 16.5l7.5 7.5-7.5 7.5" fill="none" stroke="#fff" stroke-width="4" \
      stroke-linecap="round" stroke-linejoin="round"/></svg>
      """,
    png: PackageResources.icon_png
  )
}

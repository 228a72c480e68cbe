import GTK

/// What a ``Drawing`` is drawn on. Places are in pixels at the normal size of texts, from the left and from the top: where texts
/// are larger, all is drawn larger.
@MainActor public struct Canvas {
  /// A place.
  public struct Point: Equatable, Sendable {
    /// The distance from the left edge, in pixels.
    public var x: Double
    /// The distance from the upper edge, in pixels.
    public var y: Double

    /// Makes a place.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// A colour.
  public enum Color: Hashable, Sendable {
    /// The colour of texts, in light and in dark.
    case text
    /// The colour of texts that are less important.
    case secondary
    /// The colour that the desktop gives to what is chosen.
    case accent
    /// A colour of its own: parts of red, green and blue, from 0 to 1.
    case rgb(Double, Double, Double)
  }

  private let canvas: GTK.Canvas

  init(_ canvas: GTK.Canvas) { self.canvas = canvas }

  /// The width, in pixels at the normal size of texts.
  public var width: Double { canvas.width }
  /// The height, in pixels at the normal size of texts.
  public var height: Double { canvas.height }

  /// Draws a line through places.
  ///
  /// - Parameters:
  ///   - points: the places.
  ///   - color: the colour.
  ///   - width: the width of the line, in pixels.
  ///   - dashes: the lengths of the line's parts and gaps, in pixels; none for a line without gaps.
  public func line(_ points: [Point], _ color: Color, width: Double = 1, dashes: [Double] = []) {
    set(color, 1)
    canvas.line(points.map { ($0.x, $0.y) }, width: width, dashes: dashes)
  }

  /// Fills what lies between places.
  public func fill(_ points: [Point], _ color: Color, opacity: Double = 1) {
    set(color, opacity)
    canvas.fill(points.map { ($0.x, $0.y) })
  }

  /// Fills a circle.
  public func circle(_ center: Point, radius: Double, _ color: Color) {
    set(color, 1)
    canvas.circle(center.x, center.y, radius: radius)
  }

  /// Writes a text in the font and size of the desktop. Up and down, its middle is at the place.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - place: the place.
  ///   - alignment: whether the text starts, has its middle or ends at the place.
  ///   - color: the colour.
  ///   - scale: the size, 1 for that of other texts.
  public func text(
    _ text: String,
    at place: Point,
    _ alignment: HorizontalAlignment = .center,
    _ color: Color = .text,
    scale: Double = 1
  ) {
    set(color, 1)
    let anchor =
      switch alignment {
      case .start: 0.0
      case .center: 0.5
      case .end: 1.0
      }
    canvas.text(text, place.x, place.y, anchor: anchor, scale: scale)
  }

  private func set(_ color: Color, _ opacity: Double) {
    switch color {
    case .text: canvas.setThemeColor(nil, opacity: opacity)
    case .secondary: canvas.setThemeColor(nil, opacity: opacity * 0.65)
    case .accent: canvas.setThemeColor("theme_selected_bg_color", opacity: opacity)
    case .rgb(let red, let green, let blue): canvas.setColor(red, green, blue, opacity)
    }
  }
}

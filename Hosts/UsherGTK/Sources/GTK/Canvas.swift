import CGTK

/// What a closure draws on: lines, areas and texts, from the left and from the top. Lengths are in pixels at the normal size of
/// texts; where texts are larger, all is drawn larger.
package struct Canvas {
  private let cairo: OpaquePointer
  private let area: DrawingArea
  /// The number of the display's pixels for each of the drawing.
  private let unit: Double
  package let width: Double
  package let height: Double

  init(_ cairo: OpaquePointer, _ area: DrawingArea, _ width: Double, _ height: Double) {
    (self.cairo, self.area, unit) = (cairo, area, area.unit)
    (self.width, self.height) = (width / unit, height / unit)
    cairo_scale(cairo, unit, unit)
  }

  /// Draws a line through points; `dashes` are the lengths of its parts and gaps.
  package func line(_ points: [(x: Double, y: Double)], width: Double, dashes: [Double] = []) {
    trace(points)
    cairo_set_line_width(cairo, width)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    cairo_stroke(cairo)
  }

  /// Fills what lies between points.
  package func fill(_ points: [(x: Double, y: Double)]) {
    trace(points)
    cairo_close_path(cairo)
    cairo_fill(cairo)
  }

  /// Fills a circle.
  package func circle(_ x: Double, _ y: Double, radius: Double) {
    cairo_new_path(cairo)
    cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
    cairo_fill(cairo)
  }

  /// Writes a text: its start (0), middle (0.5) or end (1) is at `x`, and its middle at `y`.
  package func text(_ text: String, _ x: Double, _ y: Double, anchor: Double, scale: Double) {
    // The font is that of the area, as large as other texts.
    usher_draw_text(area.gtk, cairo, text, x, y, anchor, scale / unit)
  }

  /// Sets the colour for what follows.
  package func setColor(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    cairo_set_source_rgba(cairo, red, green, blue, opacity)
  }

  /// Sets a colour of the theme by its name, or the one of texts.
  package func setThemeColor(_ name: String?, opacity: Double) {
    var color = GdkRGBA()
    usher_color(area.gtk, name, &color)
    setColor(Double(color.red), Double(color.green), Double(color.blue), opacity)
  }

  private func trace(_ points: [(x: Double, y: Double)]) {
    cairo_new_path(cairo)
    for (index, point) in points.enumerated() {
      if index == 0 {
        cairo_move_to(cairo, point.x, point.y)
      } else {
        cairo_line_to(cairo, point.x, point.y)
      }
    }
  }
}

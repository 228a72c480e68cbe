/// The pictures of the tabs, which the style draws in the colour of their titles.
struct TabIcon {
  static let football = TabIcon(
    """
    <circle cx="12" cy="12" r="9.3" fill="none"/><path d="\(pentagon)"/><path fill="none" d="\(seams)"/>
    """
  )
  static let filledFootball = TabIcon(
    """
    <mask id="m"><path fill="#fff" stroke="none" d="M0 0h24v24H0z"/><g stroke="#000"><path d="\(pentagon)"/>\
    <path fill="none" d="\(seams)"/></g></mask><circle cx="12" cy="12" r="9.3" mask="url(#m)"/>
    """
  )
  static let crown = TabIcon("<path fill=\"none\" d=\"\(points)\"/>\(band)")
  static let filledCrown = TabIcon("<path d=\"\(points)\"/>\(band)")

  private static let pentagon = "M12 8.6l3.3 2.4-1.3 3.8h-4l-1.3-3.8z"
  private static let seams =
    "M12 8.6V3M15.3 11l5.4-1.8M14 14.8l3.4 4.6M10 14.8l-3.4 4.6M8.7 11 3.3 9.2"
  private static let points = "M3.5 7.6l4.6 3.6L12 4.6l3.9 6.6 4.6-3.6-1.6 9.4H5.1z"
  private static let band = "<path d=\"M5.4 20.4h13.2\"/>"

  private let shapes: String

  private init(_ shapes: String) { self.shapes = shapes }

  /// The picture as a value of CSS.
  var css: String {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="#000" stroke-width="1.7" \
      stroke-linejoin="round" stroke-linecap="round">\(shapes)</svg>
      """
    let escapes: [Character: String] = ["<": "%3C", ">": "%3E", "#": "%23", "\"": "'"]
    return "url(\"data:image/svg+xml,\(svg.map { escapes[$0] ?? String($0) }.joined())\")"
  }
}

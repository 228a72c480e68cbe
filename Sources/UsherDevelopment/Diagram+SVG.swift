public import Usher

extension Diagram {
  /// The diagram as a standalone SVG image. Flows are rounded boxes around their screens. Screens are boxes with square
  /// corners, a stack from left to right. A node in a sheet or full screen is drawn lower than the node below it.
  ///
  /// The image follows the system's light or dark appearance. Its text for people who can't see it is `description`.
  /// The text of the image can also be put into an HTML page without changes.
  ///
  /// ```swift
  /// try Diagram(navigation).svg.write(toFile: "navigation.svg", atomically: true, encoding: .utf8)
  /// ```
  public var svg: String {
    let layout = root.map { DiagramLayout($0) }
    let promptText = prompt.map { "? \($0)" }
    let margin = DiagramLayout.margin
    let promptWidth = promptText.map { DiagramLayout.width(of: $0) + 2 * margin }
    let width = max(layout?.width ?? 0, promptWidth ?? 0) + 2 * margin
    var height = margin
    var lines: [String] = []
    if let layout {
      layout.write(into: &lines, x: margin, y: height, depth: 1)
      height += layout.height + margin
    }
    if let promptText, let promptWidth {
      lines += [
        "  <g class=\"prompt\" transform=\"translate(\(margin) \(height))\">",
        "    <rect width=\"\(promptWidth)\" height=\"28\" rx=\"14\"/>",
        "    <text x=\"12\" y=\"19\">\(promptText.xmlEscaped)</text>",
        "  </g>",
      ]
      height += 28 + margin
    }
    let title = root.map { "Navigation of \($0.title)" } ?? "Navigation"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="usher-diagram" role="img" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
        <title>\(title.xmlEscaped)</title>
        <desc>\(description.xmlEscaped)</desc>
        <style>
      \(Self.style)
        </style>
        <rect class="paper" width="\(width)" height="\(height)"/>
      \(lines.map { $0 + "\n" }.joined())</svg>

      """
  }

  private static let style = """
        .usher-diagram { color: #1d1d1f; font: 13px system-ui, sans-serif }
        .usher-diagram text { fill: currentColor }
        .usher-diagram .detail { font-size: 11px; opacity: .7 }
        .usher-diagram rect { fill: currentColor; fill-opacity: .04; stroke: currentColor }
        .usher-diagram .tab > rect, .usher-diagram .prompt > rect { stroke-dasharray: 4 3 }
        .usher-diagram .selected > rect { stroke-width: 2; stroke-dasharray: none }
        .usher-diagram .paper { fill: #fff; fill-opacity: 1; stroke: none }
        @media (prefers-color-scheme: dark) {
          .usher-diagram { color: #f5f5f7 }
          .usher-diagram .paper { fill: #1c1c1e }
        }
    """
}

extension DiagramLayout {
  fileprivate func write(into lines: inout [String], x: Int, y: Int, depth: Int) {
    let margin = String(repeating: "  ", count: depth)
    let name = node.kind.rawValue + (node.isSelected ? " selected" : "")
    let radius =
      switch node.kind {
      case .flow: " rx=\"12\""
      case .tab: " rx=\"4\""
      case .screen: ""
      }
    lines += [
      "\(margin)<g class=\"\(name)\" transform=\"translate(\(x) \(y))\">",
      "\(margin)  <rect width=\"\(width)\" height=\"\(height)\"\(radius)/>",
      "\(margin)  <text x=\"12\" y=\"19\">\(node.heading.xmlEscaped)</text>",
      "\(margin)  <text class=\"detail\" x=\"12\" y=\"35\">\(node.detail.xmlEscaped)</text>",
    ]
    for child in children {
      child.write(into: &lines, x: child.x, y: child.y, depth: depth + 1)
    }
    lines.append("\(margin)</g>")
  }
}

extension String {
  /// The text, escaped for use in XML, in an element or between quotation marks.
  fileprivate var xmlEscaped: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      // XML doesn't allow these characters.
      case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

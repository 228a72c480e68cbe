import Usher

/// The position and size of a node and of its children in a drawing, in pixels.
struct DiagramLayout {
  static let margin = 12
  static let headHeight = 44
  /// The distance by which a node in a sheet or full screen is drawn lower than the node that it covers.
  static let drop = 20

  let node: Diagram.Node
  /// The position of the node's top left corner, from the top left corner of its parent.
  private(set) var x = 0
  private(set) var y = 0
  let width: Int
  let height: Int
  let children: [DiagramLayout]

  /// Lays out a node with its children: the tabs below each other at the left, then the stack from left to right, with
  /// the nodes in sheets and full screens lower.
  init(_ node: Diagram.Node) {
    self.node = node
    var children: [DiagramLayout] = []
    var (x, y) = (Self.margin, Self.headHeight)
    var (right, bottom) = (0, 0)
    func place(_ child: Diagram.Node) {
      var layout = DiagramLayout(child)
      (layout.x, layout.y) = (x, y)
      right = max(right, x + layout.width)
      bottom = max(bottom, y + layout.height)
      children.append(layout)
    }
    for tab in node.children where tab.kind == .tab {
      place(tab)
      y = bottom + Self.margin
    }
    if !children.isEmpty { (x, y) = (right + Self.margin, Self.headHeight) }
    for child in node.children where child.kind != .tab {
      if child.placement.isModal { y += Self.drop }
      place(child)
      x = right + Self.margin
    }
    let head = max(Self.width(of: node.heading), Self.width(of: node.detail)) + 2 * Self.margin
    width = max(head, right + Self.margin)
    height = children.isEmpty ? Self.headHeight : bottom + Self.margin
    self.children = children
  }

  /// Returns the approximate width of a text at 13 px: 7.2 px for a character, twice that for CJK and emoji.
  static func width(of text: String) -> Int {
    let columns = text.reduce(0) { sum, character in
      sum + (character.unicodeScalars.contains { $0.value >= 0x2E80 } ? 2 : 1)
    }
    return (columns * 72 + 9) / 10
  }
}

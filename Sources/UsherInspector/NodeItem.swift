import UsherWeb

/// A line of the outline, indented by what contains it.
struct NodeItem: ElementComponent {
  let node: InspectedNode

  /// The deepest indentation that there is a style for.
  private static let deepest = 8

  var body: some ElementHTML {
    li {
      span { node.kind.rawValue }.class("kind")
      strong { node.title }
      code { node.detail }
    }
    .class("node node-\(node.kind.rawValue) depth-\(min(node.depth, Self.deepest))")
  }
}

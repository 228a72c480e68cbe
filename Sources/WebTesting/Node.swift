/// A node of the page in ``TestBrowser``.
package final class Node {
  package enum Kind {
    case element(String)
    case text
    case comment
  }

  /// The part that takes an event. Its scope holds the node.
  package struct Handler {
    package weak var scope: TestScope?
    package let index: Int
  }

  package let kind: Kind
  package var data: String
  /// Whether it is part of a picture: an element of the same name in a page is another.
  package var isSVG = false
  package var attributes: [String: String] = [:]
  package var children: [Node] = []
  package weak var parent: Node?
  /// A field's value, apart from its attribute as in a browser.
  package var value: String?
  /// What takes events, by the event's name.
  package var handlers: [String: Handler] = [:]

  package init(_ kind: Kind, _ data: String = "") {
    self.kind = kind
    self.data = data
  }

  package var name: String { if case .element(let name) = kind { name } else { "" } }
  package var isComment: Bool { if case .comment = kind { true } else { false } }
  package var isText: Bool { if case .text = kind { true } else { false } }

  package func append(_ child: Node) {
    child.parent = self
    children.append(child)
  }

  package func insert(_ nodes: [Node], before next: Node) {
    let index = children.firstIndex { $0 === next } ?? children.count
    for node in nodes {
      node.parent?.children.removeAll { $0 === node }
      node.parent = self
    }
    children.insert(contentsOf: nodes, at: children.firstIndex { $0 === next } ?? index)
  }

  package func remove() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  package var next: Node? {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else {
      return nil
    }
    return index + 1 < parent.children.count ? parent.children[index + 1] : nil
  }

  package var all: [Node] { [self] + children.flatMap(\.all) }

  package var text: String { isText ? data : children.map(\.text).joined() }

  /// What a person gets: marks and comments left out, fields with what they hold, `svg:` before what a
  /// browser makes as part of a picture.
  package var html: String {
    switch kind {
    case .comment: return ""
    case .text: return data
    case .element(let name):
      var attributes = attributes
      if let value { attributes["value"] = value }
      let list = attributes.sorted { $0.key < $1.key }
        .map { $0.value.isEmpty ? " \($0.key)" : " \($0.key)=\"\($0.value)\"" }.joined()
      let content = children.map(\.html).joined()
      let tag = isSVG && name != "svg" ? "svg:\(name)" : name
      return name.isEmpty ? content : "<\(tag)\(list)>\(content)</\(tag)>"
    }
  }
}

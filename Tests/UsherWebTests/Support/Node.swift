/// A node of the page in ``TestBrowser``.
final class Node {
  enum Kind {
    case element(String)
    case text
    case comment
  }

  let kind: Kind
  var data: String
  /// Whether it is part of a picture: an element of the same name in a page is another.
  var isSVG = false
  var attributes: [String: String] = [:]
  var children: [Node] = []
  weak var parent: Node?
  /// A field's value, apart from its attribute as in a browser.
  var value: String?
  /// What takes events: the event's name, and the part's scope and number.
  var handlers: [String: (scope: TestScope, index: Int)] = [:]

  init(_ kind: Kind, _ data: String = "") {
    self.kind = kind
    self.data = data
  }

  var name: String { if case .element(let name) = kind { name } else { "" } }
  var isComment: Bool { if case .comment = kind { true } else { false } }
  var isText: Bool { if case .text = kind { true } else { false } }

  func append(_ child: Node) {
    child.parent = self
    children.append(child)
  }

  func insert(_ nodes: [Node], before next: Node) {
    let index = children.firstIndex { $0 === next } ?? children.count
    for node in nodes {
      node.parent?.children.removeAll { $0 === node }
      node.parent = self
    }
    children.insert(contentsOf: nodes, at: children.firstIndex { $0 === next } ?? index)
  }

  func remove() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  var next: Node? {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else {
      return nil
    }
    return index + 1 < parent.children.count ? parent.children[index + 1] : nil
  }

  var all: [Node] { [self] + children.flatMap(\.all) }

  var text: String { isText ? data : children.map(\.text).joined() }

  /// What a person gets: marks and comments left out, fields with what they hold, `svg:` before what a
  /// browser makes as part of a picture.
  var html: String {
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

@testable import UsherWeb

/// The parts of a piece of content, addressed by number.
final class TestScope {
  final class Row {
    let node: Node
    let scope: TestScope

    init(_ node: Node, _ scope: TestScope) {
      self.node = node
      self.scope = scope
    }
  }

  final class Part {
    enum Kind {
      case text(Node)
      case attribute(Node, String)
      case property(Node, String)
      case handler
      case branch
      case list
      case hole
    }

    let kind: Kind
    var start: Node?
    var end: Node?
    var scope: TestScope?
    var rows: [Row] = []
    var lifted: [Int: Row] = [:]
    /// Of a long list: the index of its first row here, the number of all rows, and the row to scroll to, if there is one.
    var extent: [Int] = []

    init(_ kind: Kind) { self.kind = kind }

    /// Takes out what is between the marks.
    func clear() {
      while let node = start?.next, node !== end { node.remove() }
    }

    func readExtent(_ first: Int, _ reader: inout ByteReader) {
      let total = reader.varint() ?? 0
      let target = reader.varint() ?? 0
      extent = total == 0 ? [] : [first, total] + (target == 0 ? [] : [target - 1])
    }

    func insert(_ nodes: [Node], before next: Node? = nil) {
      guard let next = next ?? end else { return }
      next.parent?.insert(nodes, before: next)
    }
  }

  var parts: [Part] = []
  let owner: (scope: TestScope, index: Int, uid: Int?)?
  let fragment: Int?

  init(owner: (TestScope, Int, Int?)? = nil, fragment: Int? = nil) {
    self.owner = owner
    self.fragment = fragment
  }

  /// How an event addresses a part.
  func address(_ index: Int) -> (fragment: Int, path: [Int]) {
    guard let owner else { return (fragment ?? 0, [index]) }
    let outer = owner.scope.address(owner.index)
    return (outer.fragment, outer.path + (owner.uid.map { [$0] } ?? []) + [index])
  }
}

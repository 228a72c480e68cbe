package import UsherWeb

/// The parts of a piece of content, addressed by number.
package final class TestScope {
  /// The part that the scope belongs to.
  package struct Owner {
    package weak var scope: TestScope?
    package let index: Int
    /// The number of the row, if it is one.
    package let uid: Int?
  }

  package final class Row {
    package let node: Node
    package let scope: TestScope

    package init(_ node: Node, _ scope: TestScope) {
      self.node = node
      self.scope = scope
    }
  }

  package final class Part {
    package enum Kind {
      case text(Node)
      case attribute(Node, String)
      case property(Node, String)
      case handler
      case branch
      case list
      case hole
    }

    package let kind: Kind
    package var start: Node?
    package var end: Node?
    package var scope: TestScope?
    package var rows: [Row] = []
    package var lifted: [Int: Row] = [:]
    /// Of a long list: the index of its first row here, the number of all rows, and the row to scroll to, if there is one.
    package var extent: [Int] = []

    package init(_ kind: Kind) { self.kind = kind }

    /// Takes out what is between the marks.
    package func clear() {
      while let node = start?.next, node !== end { node.remove() }
    }

    package func readExtent(_ first: Int, _ reader: inout ByteReader) {
      let total = reader.varint() ?? 0
      let target = reader.varint() ?? 0
      extent = total == 0 ? [] : [first, total] + (target == 0 ? [] : [target - 1])
    }

    package func insert(_ nodes: [Node], before next: Node? = nil) {
      guard let next = next ?? end else { return }
      next.parent?.insert(nodes, before: next)
    }
  }

  package var parts: [Part] = []
  package let owner: Owner?
  package let fragment: Int?

  package init(owner: (TestScope, Int, Int?)? = nil, fragment: Int? = nil) {
    self.owner = owner.map { Owner(scope: $0.0, index: $0.1, uid: $0.2) }
    self.fragment = fragment
  }

  /// How an event addresses a part.
  package func address(_ index: Int) -> (fragment: Int, path: [Int]) {
    guard let owner, let scope = owner.scope else { return (fragment ?? 0, [index]) }
    let outer = scope.address(owner.index)
    return (outer.fragment, outer.path + (owner.uid.map { [$0] } ?? []) + [index])
  }
}

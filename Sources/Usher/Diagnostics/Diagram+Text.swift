extension Diagram: CustomStringConvertible {
  /// The tree as indented text: one line for each node, then a line for the open prompt, if there is one. Empty for an
  /// empty diagram.
  ///
  /// ```
  /// ShopCoordinator (/)
  /// ├─ List (/)
  /// └─ BuyCoordinator (/pli/buy, sheet)
  ///    └─ Order (/pli/buy)
  /// ? Delete?
  /// ```
  public var description: String {
    var lines: [String] = []
    if let root {
      lines.append(root.label)
      root.drawChildren(after: "", into: &lines)
    }
    if let prompt { lines.append("? \(prompt)") }
    return lines.joined(separator: "\n")
  }
}

extension Diagram.Node {
  fileprivate func drawChildren(after margin: String, into lines: inout [String]) {
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      lines.append(margin + (isLast ? "└─ " : "├─ ") + child.label)
      child.drawChildren(after: margin + (isLast ? "   " : "│  "), into: &lines)
    }
  }
}

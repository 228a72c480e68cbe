public import Usher

extension Diagram {
  /// The diagram as the source of a Mermaid flowchart, to paste into a Markdown file.
  ///
  /// Flows and tabs are subgraphs (`f1`, `t1`) and screens are nodes (`s1`), with numbers in the order of
  /// `description`.
  /// An arrow leads from each screen to the next screen above it in the stack; the arrow is dotted if the upper
  /// screen is presented.
  ///
  /// ```
  /// flowchart TD
  ///   subgraph f1["ShopCoordinator (/)"]
  ///     s1["List (/)"]
  ///     s2["Help (/help, sheet)"]
  ///   end
  ///   s1 -.->|sheet| s2
  /// ```
  public var mermaid: String {
    var writer = MermaidWriter()
    let top = root.map { writer.write($0, over: MermaidWriter.Top()) }
    if let prompt {
      writer.nodes.append("  q1{{\"? \(prompt.mermaidEscaped)\"}}")
      if let screen = top?.screen { writer.edges.append("  \(screen) -.-> q1") }
    }
    return (["flowchart TD"] + writer.nodes + writer.edges).joined(separator: "\n") + "\n"
  }
}

private struct MermaidWriter {
  /// The screen that the next screen lies over, and the placement of that next screen.
  struct Top {
    var screen: String?
    var placement = Placement.push
  }

  var nodes: [String] = []
  var edges: [String] = []
  private var counts: [Diagram.Kind: Int] = [:]

  /// Writes a node and its children.
  ///
  /// - Returns: what the next node lies over: this node's top screen.
  mutating func write(_ node: Diagram.Node, over below: Top, depth: Int = 1) -> Top {
    let margin = String(repeating: "  ", count: depth)
    let id = makeID(node.kind)
    let label = "\(id)[\"\(node.label.mermaidEscaped)\"]"
    var top = below
    if node.placement.isModal { top.placement = node.placement }
    guard node.kind != .screen else {
      nodes.append(margin + label)
      if let screen = top.screen {
        let arrow = top.placement.arrowLabel.map { "-.->|\($0)|" } ?? "-->"
        edges.append("  \(screen) \(arrow) \(id)")
      }
      return Top(screen: id)
    }
    nodes.append("\(margin)subgraph \(label)")
    // Every tab lies over the same screen; the flow's stack lies over the selected tab.
    let start = top
    for child in node.children {
      let result = write(child, over: child.kind == .tab ? start : top, depth: depth + 1)
      if child.kind != .tab || child.isSelected { top = result }
    }
    nodes.append("\(margin)end")
    return top
  }

  private mutating func makeID(_ kind: Diagram.Kind) -> String {
    counts[kind, default: 0] += 1
    return "\(kind.rawValue.prefix(1))\(counts[kind, default: 0])"
  }
}

extension Placement {
  /// The label of the arrow to a screen with this placement; `nil` for a placement that isn't modal.
  fileprivate var arrowLabel: String? {
    switch self {
    case .push, .detail: nil
    case .sheet: "sheet"
    case .fullScreen: "full screen"
    }
  }
}

extension String {
  /// The text, escaped for use between quotation marks in a Mermaid diagram.
  fileprivate var mermaidEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "#quot;"
      case "&": result += "#amp;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "#": result += "#35;"
      // A backtick begins Markdown, and a brace begins a directive.
      // A colon after “style” breaks the next escape.
      case "`": result += "#96;"
      case "{": result += "#123;"
      case ":": result += "#58;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

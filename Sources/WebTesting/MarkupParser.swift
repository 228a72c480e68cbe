/// Reads the markup the renderer writes, as a browser does.
package struct MarkupParser {
  private var rest: Substring

  package static func parse(_ html: String, isInSVG: Bool = false) -> Node {
    var parser = MarkupParser(rest: html[...])
    let root = Node(.element(""))
    root.isSVG = isInSVG
    parser.fill(root)
    return root
  }

  private mutating func fill(_ root: Node) {
    var open = [root]
    while let first = rest.first {
      if rest.hasPrefix("<!--") {
        rest.removeFirst(4)
        open[open.count - 1].append(Node(.comment, take(until: "-->")))
      } else if rest.hasPrefix("</") {
        _ = take(until: ">")
        if open.count > 1 { open.removeLast() }
      } else if rest.hasPrefix("<!") {
        _ = take(until: ">")
      } else if first == "<" {
        rest.removeFirst()
        let (element, isClosed) = tag()
        element.isSVG = element.name == "svg" || open[open.count - 1].isSVG
        open[open.count - 1].append(element)
        if !isClosed, !["img", "input", "br", "hr", "meta", "link"].contains(element.name) {
          open.append(element)
        }
      } else {
        let text = String(rest.prefix { $0 != "<" })
        rest.removeFirst(text.count)
        open[open.count - 1].append(Node(.text, Self.plain(text)))
      }
    }
  }

  private mutating func take(until end: String) -> String {
    let range = rest.firstRange(of: end) ?? rest.endIndex..<rest.endIndex
    defer { rest = rest[range.upperBound...] }
    return String(rest[..<range.lowerBound])
  }

  /// The element that begins here, and whether it ends at once.
  private mutating func tag() -> (element: Node, isClosed: Bool) {
    var isClosed = false
    let node = Node(.element(String(rest.prefix { !" />\n".contains($0) })))
    rest.removeFirst(node.name.count)
    while let next = rest.first, next != ">" {
      if " /\n".contains(next) {
        isClosed = next == "/"
        rest.removeFirst()
        continue
      }
      let name = String(rest.prefix { !"= />\n".contains($0) })
      rest.removeFirst(name.count)
      guard rest.hasPrefix("=\"") else {
        node.attributes[name] = ""
        continue
      }
      rest.removeFirst(2)
      node.attributes[name] = Self.plain(take(until: "\""))
    }
    rest = rest.dropFirst()
    return (node, isClosed)
  }

  private static func plain(_ text: String) -> String {
    ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&"].sorted { $0.key > $1.key }
      .reduce(text) { $0.replacing($1.key, with: $1.value) }
  }
}

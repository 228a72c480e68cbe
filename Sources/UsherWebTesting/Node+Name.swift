import WebTesting

extension Node {
  /// The accessible name: a part of the steps of the W3C's "Accessible Name and Description Computation 1.2", namely labels by
  /// attributes and elements, texts for pictures, and content.
  var accessibleName: String {
    if let ids = attributes["aria-labelledby"] {
      let name = texts(of: ids)
      if !name.isEmpty { return name }
    }
    if let label = attributes["aria-label"].map(Self.line), !label.isEmpty { return label }
    if let name = nameOfField, !name.isEmpty { return name }
    if name == "img", let text = attributes["alt"] { return Self.line(text) }
    if name == "svg", let title = children.first(where: { $0.name == "title" }) {
      return Self.line(title.text)
    }
    if name == "fieldset" || name == "table" || name == "figure" {
      let captions = ["legend", "caption", "figcaption"]
      return children.first { captions.contains($0.name) }?.contentName ?? ""
    }
    if let role, Self.namedByContent.contains(role) {
      let content = contentName
      if !content.isEmpty { return content }
    }
    return Self.line(attributes["title"] ?? attributes["placeholder"] ?? "")
  }

  /// The text of the elements that describe this one, for example the message of a field.
  var accessibleDescription: String { attributes["aria-describedby"].map(texts) ?? "" }

  private static let namedByContent: Set<Role> = [
    .button, .cell, .checkbox, .columnheader, .heading, .link, .option, .radio, .row, .rowheader,
    .switch, .tab,
  ]

  private static let fields = ["input", "select", "textarea", "output", "progress", "meter"]

  /// The text of the label of a field: around it, or with its id.
  private var nameOfField: String? {
    guard Self.fields.contains(name) else { return nil }
    if ["button", "submit", "reset"].contains(attributes["type"]) { return attributes["value"] }
    let id = attributes["id"]
    let labels = top.all.filter { label in
      label.name == "label"
        && (label.all.contains { $0 === self } || id != nil && label.attributes["for"] == id)
    }
    return Self.line(labels.map { $0.pieces(without: self).joined() }.joined(separator: " "))
  }

  private func texts(of ids: String) -> String {
    let all = top.all
    let texts = ids.split(separator: " ").compactMap { id in
      all.first { $0.attributes["id"] == String(id) }?.contentName
    }
    return Self.line(texts.joined(separator: " "))
  }

  private var contentName: String { Self.line(pieces(without: nil).joined()) }

  /// The texts of the content, with a space around each block.
  private func pieces(without field: Node?) -> [String] {
    if isText { return [data] }
    return children.flatMap { child -> [String] in
      if child === field || child.isComment || child.isLeftOut { return [] }
      if let label = child.attributes["aria-label"] ?? child.attributes["alt"] {
        return [" \(label) "]
      }
      return [child.space] + child.pieces(without: field) + [child.isInline ? "" : " "]
    }
  }

  /// The space before an element: that of a block, or between two elements without a text between them, which a style sheet
  /// lays out apart.
  private var space: String {
    guard isInline else { return " " }
    if name == "sub" || name == "sup" { return "" }
    let before = parent?.children.prefix { $0 !== self }.last { !$0.isComment && !$0.text.isEmpty }
    return isText || before?.isText ?? true ? "" : " "
  }

  private var isLeftOut: Bool {
    attributes["aria-hidden"] == "true" || attributes["hidden"] != nil
      || ["noscript", "style", "script", "template"].contains(name)
  }

  private static let inline: Set<String> = [
    "", "a", "abbr", "b", "bdi", "cite", "code", "em", "i", "kbd", "mark", "output", "q", "s",
    "small", "span", "strong",
    "sub", "sup", "time", "u",
  ]

  private var isInline: Bool { Self.inline.contains(name) }

  /// The lines that a screen reader reads, each block on its own: without fields and pictures.
  func lines() -> [String] {
    var lines = [""]
    func add(_ node: Node) {
      if node.isText { return lines[lines.count - 1] += node.data }
      if node.isComment || node.isLeftOut || ["select", "textarea", "svg"].contains(node.name) {
        return
      }
      if node.isInline { lines[lines.count - 1] += node.space } else { lines.append("") }
      node.children.forEach(add)
      if !node.isInline { lines.append("") }
    }
    add(self)
    return lines.map(Self.line).filter { !$0.isEmpty }
  }

  private static func line(_ text: String) -> String {
    text.split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
  }
}

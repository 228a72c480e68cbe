import UsherWeb

/// What the script does, in Swift, so that what a person would see can be tested without a browser.
package final class TestBrowser {
  package let root: Node
  private var fragments: [Int: TestScope] = [:]
  package private(set) var asksBeforeClosing = false
  private var holes: [Int: TestScope.Part] = [:]
  private var templates: [Int: (markup: String, isInSVG: Bool)] = [:]
  /// What the page was asked to do besides changing: `push /a 1`, `go / 0`.
  package private(set) var control: [String] = []
  /// The browser's history, which follows the server's steps.
  package var history: TestHistory?
  /// Called when the whole content has come anew.
  package var onReset: (() -> Void)?
  /// The language that the document was given, its direction, the script's words and the clock.
  package private(set) var language: [String] = []
  /// What the server told the person beside the screen.
  package private(set) var notices: [String] = []
  /// Up to which event a frame last said that it shows what came of them, though that isn't stored.
  package private(set) var shownEvents: UInt8?
  package private(set) var received = 0
  package private(set) var applied: UInt8 = 0

  package init(_ page: [UInt8]) {
    root = MarkupParser.parse(String(decoding: page, as: UTF8.self))
    let start = root.all.first { $0.attributes["id"] == "usher" } ?? root
    _ = collect(start.children.first, TestScope(fragment: 1))
  }

  /// A page that is one fragment, 1, as a renderer writes it.
  package convenience init(fragment page: [UInt8]) {
    self.init(Array("<!--=1-->".utf8) + page + Array("<!--/-->".utf8))
  }

  package var html: String { root.html }
  package var text: String { root.text }
  package var title: String {
    root.all.last { $0.name == "h1" && !isInert($0) }?.text ?? ""
  }

  /// Whether a node is in a part of the page that takes no input now.
  package func isInert(_ node: Node) -> Bool {
    node.attributes["inert"] != nil || node.parent.map(isInert) == true
  }

  /// Applies a frame.
  package func receive(_ frame: [UInt8], counts: Bool = true) {
    if counts { received += 1 }
    frame.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      applied = reader.byte() ?? 0
      while !reader.isAtEnd {
        let fragment = reader.varint() ?? 0
        if fragment == 0 {
          receiveControl(&reader)
        } else {
          fragments[fragment].map { apply($0, &reader) }
        }
      }
    }
  }

  private func receiveControl(_ reader: inout ByteReader) {
    switch PageControl(rawValue: reader.byte() ?? 0) {
    case .push: follow(.push, &reader)
    case .replace: follow(.replace, &reader)
    case .go: follow(.go, &reader)
    case .navigate:
      let url = reader.text() ?? ""
      let moves = reader.varint() ?? 0
      if url.isEmpty || history?.knows(moves) != false { control.append("visit \(url)") }
    case .animation: control.append("animation \(reader.byte() ?? 0)")
    case .template:
      let number = reader.varint() ?? 0
      let isInSVG = reader.byte() == 1
      templates[number] = (reader.text() ?? "", isInSVG)
    case .anew: renew(&reader)
    case .reset:
      reset(reader.text() ?? "")
      control.append("reset")
      onReset?()
    case .window: control.append("window \(reader.text() ?? "")")
    case .file: control.append("file \(reader.text() ?? "") \(reader.varint() ?? 0)")
    case .position:
      let numbers = (0..<3).map { _ in "\(reader.varint() ?? -1)" }
      control.append("position \(numbers.joined(separator: " "))")
    case .closing: asksBeforeClosing = reader.byte() == 1
    case .applied: shownEvents = reader.byte()
    case .notice: notices.append(reader.text() ?? "")
    case .leave:
      let (url, token) = (reader.text() ?? "", reader.text() ?? "")
      if history?.knows(reader.varint() ?? 0) != false { control.append("leave \(url) \(token)") }
    case .visitor: control.append("visitor \(reader.text() ?? "")")
    case .language:
      language = (0..<4).map { _ in reader.text() ?? "" }
    case nil: control.append("unknown")
    }
  }

  private func follow(_ kind: TestHistory.Step.Kind, _ reader: inout ByteReader) {
    let path = reader.text() ?? ""
    let index = reader.varint() ?? 0
    control.append("\(kind) \(path) \(index)")
    let moves = reader.varint() ?? 0
    let number = reader.varint() ?? 0
    history?.follow(TestHistory.Step(kind, path, at: index, knowing: moves, number: number))
  }

  /// The message for what a person does with an element.
  package func event(_ name: String, on node: Node, _ payload: String = "") -> [UInt8]? {
    guard let handler = node.handlers[name], let scope = handler.scope else {
      return node.parent.flatMap { event(name, on: $0, payload) }
    }
    let address = scope.address(handler.index)
    var message: [UInt8] = [UInt8(truncatingIfNeeded: received)]
    message.append(varint: address.fragment)
    message.append(varint: address.path.count)
    for step in address.path { message.append(varint: step) }
    return message + Array(payload.utf8)
  }

  /// The first element of a name with a text or accessible name.
  package func element(_ name: String, _ text: String) -> Node? {
    root.all.first {
      $0.name == name && !isInert($0)
        && ($0.attributes["aria-label"] == text || $0.text == text)
    }
  }

  /// The lists of a fragment that aren't in rows of others, in their order.
  package func lists(in fragment: Int = 1) -> [(scope: TestScope, index: Int, part: TestScope.Part)]
  {
    fragments[fragment].map(lists) ?? []
  }

  private func lists(
    in scope: TestScope
  ) -> [(scope: TestScope, index: Int, part: TestScope.Part)] {
    scope.parts.enumerated().flatMap { index, part in
      if case .list = part.kind { return [(scope, index, part)] }
      if case .branch = part.kind { return part.scope.map(lists) ?? [] }
      return []
    }
  }

  /// The message by which the browser asks for other rows of a list, or of the first list in one of its rows.
  package func request(_ text: String, list: Int = 0, row: Int? = nil, in fragment: Int = 1)
    -> [UInt8]
  {
    let outer = lists(in: fragment)[list]
    let list = row.map { lists(in: outer.part.rows[$0].scope)[0] } ?? outer
    let address = list.scope.address(list.index)
    var message: [UInt8] = [UInt8(truncatingIfNeeded: received)]
    message.append(varint: address.fragment)
    message.append(varint: address.path.count)
    for step in address.path { message.append(varint: step) }
    return message + Array(text.utf8)
  }

  private func collect(_ first: Node?, _ scope: TestScope) -> Node? {
    var node = first
    while let current = node {
      if !current.name.isEmpty { collectElement(current, scope) }
      if current.isComment {
        if current.data == "/" { return current }
        node = collectMark(current, scope)
      }
      node = node?.next
    }
    return nil
  }

  /// - Returns: the last node that belongs to the mark.
  private func collectMark(_ mark: Node, _ scope: TestScope) -> Node? {
    let index = scope.parts.count
    if mark.data.isEmpty {
      let text: Node
      if let next = mark.next, next.isText {
        text = next
      } else {
        text = Node(.text)
        if let next = mark.next {
          mark.parent?.insert([text], before: next)
        } else {
          mark.parent?.append(text)
        }
      }
      scope.parts.append(TestScope.Part(.text(text)))
      return text
    }
    guard mark.data != "." else { return mark }
    let part = TestScope.Part(mark.data == "?" ? .branch : mark.data.hasPrefix("*") ? .list : .hole)
    part.start = mark
    scope.parts.append(part)
    switch part.kind {
    case .branch:
      let inner = TestScope(owner: (scope, index, nil))
      part.scope = inner
      part.end = collect(mark.next, inner)
    case .list:
      var row = mark.next
      while let node = row, !node.isComment {
        let inner = TestScope(owner: (scope, index, part.rows.count))
        collectElement(node, inner)
        part.rows.append(TestScope.Row(node, inner))
        row = node.next
      }
      part.end = row
      part.extent = mark.data.dropFirst().split(separator: ",").compactMap { Int($0) }
    default:
      let number = Int(mark.data.dropFirst()) ?? 0
      let inner = TestScope(fragment: number)
      part.end = collect(mark.next, inner)
      if number != 0 { fragments[number] = inner }
      holes[number] = part
    }
    return part.end
  }

  private func collectElement(_ node: Node, _ scope: TestScope) {
    for mark in (node.attributes.removeValue(forKey: "u") ?? "").split(separator: ",") {
      let name = String(mark.dropFirst())
      switch mark.first {
      case "@":
        node.handlers[name] = Node.Handler(scope: scope, index: scope.parts.count)
        scope.parts.append(TestScope.Part(.handler))
      case ".":
        node.handlers[name == "checked" ? "change" : "input"] = Node.Handler(
          scope: scope,
          index: scope.parts.count
        )
        scope.parts.append(TestScope.Part(.property(node, name)))
        node.value =
          name == "checked"
          ? (node.attributes.removeValue(forKey: "checked") == nil ? "" : "1")
          : node.name == "textarea"
            ? String(node.text.drop { $0 == "\n" }) : node.attributes["value"] ?? ""
        if node.name == "textarea" { node.children = [] }
      default:
        scope.parts.append(TestScope.Part(.attribute(node, String(mark))))
      }
    }
    _ = collect(node.children.first, scope)
  }

  private func instance(_ reader: inout ByteReader, _ scope: TestScope) -> [Node] {
    let template = templates[reader.varint() ?? 0] ?? ("unknown template", false)
    let content = MarkupParser.parse(template.markup, isInSVG: template.isInSVG)
    _ = collect(content.children.first, scope)
    for (index, part) in scope.parts.enumerated() {
      switch part.kind {
      case .text, .attribute, .property: set(part, &reader)
      case .handler: break
      case .branch:
        let inner = TestScope(owner: (scope, index, nil))
        part.scope = inner
        part.insert(instance(&reader, inner))
      case .list:
        let count = reader.varint() ?? 0
        part.readExtent(reader.varint() ?? 0, &reader)
        for uid in 0..<count {
          let row = TestScope(owner: (scope, index, uid))
          place(part, part.rows.count, &reader, row)
        }
      case .hole: fill(part, &reader)
      }
    }
    return content.children
  }

  private func set(_ part: TestScope.Part, _ reader: inout ByteReader) {
    switch part.kind {
    case .text(let node): node.data = reader.text() ?? ""
    case .property(let node, _): node.value = reader.text() ?? ""
    case .attribute(let node, let name):
      let length = reader.varint() ?? 0
      node.attributes[name] = length == 0 ? nil : ""
      guard length > 1 else { return }
      let bytes = (1..<length).map { _ in reader.byte() ?? 0 }
      node.attributes[name] = String(decoding: bytes, as: UTF8.self)
    default: break
    }
  }

  private func place(
    _ part: TestScope.Part,
    _ index: Int,
    _ reader: inout ByteReader,
    _ scope: TestScope
  ) {
    if let node = instance(&reader, scope).first { place(part, index, TestScope.Row(node, scope)) }
  }

  private func place(_ part: TestScope.Part, _ index: Int, _ row: TestScope.Row) {
    part.insert([row.node], before: index < part.rows.count ? part.rows[index].node : nil)
    part.rows.insert(row, at: index)
  }

  private func fill(_ part: TestScope.Part, _ reader: inout ByteReader) {
    part.clear()
    let number = reader.varint() ?? 0
    guard number != 0 else { return }
    holes[number] = part
    let inner = TestScope(fragment: number)
    fragments[number] = inner
    part.insert(instance(&reader, inner))
  }

  /// Everything comes anew.
  private func reset(_ html: String) {
    fragments = [:]
    holes = [:]
    templates = [:]
    let start = root.all.first { $0.attributes["id"] == "usher" } ?? root
    for child in start.children { child.remove() }
    for node in MarkupParser.parse(html).children { start.append(node) }
    _ = collect(start.children.first, TestScope(fragment: 1))
  }

  /// A fragment that is there comes whole.
  private func renew(_ reader: inout ByteReader) {
    let number = reader.varint() ?? 0
    let inner = TestScope(fragment: number)
    fragments[number] = inner
    let nodes = instance(&reader, inner)
    if let hole = holes[number] {
      hole.clear()
      hole.insert(nodes)
    } else {
      for child in root.children { child.remove() }
      for node in nodes { root.append(node) }
    }
  }

  private func apply(_ scope: TestScope, _ reader: inout ByteReader) {
    let index = reader.varint() ?? 0
    let part = scope.parts[index]
    switch part.kind {
    case .text, .attribute, .property: set(part, &reader)
    case .handler: break
    case .hole: fill(part, &reader)
    case .branch:
      if reader.byte() == 0 {
        part.scope.map { apply($0, &reader) }
      } else {
        part.clear()
        let inner = TestScope(owner: (scope, index, nil))
        part.scope = inner
        part.insert(instance(&reader, inner))
      }
    case .list: applyToList(part, index, scope, &reader)
    }
  }

  private func applyToList(
    _ part: TestScope.Part,
    _ index: Int,
    _ scope: TestScope,
    _ reader: inout ByteReader
  ) {
    let kind = reader.byte()
    let at = reader.varint() ?? 0
    switch kind {
    case 0: apply(part.rows[at].scope, &reader)
    case 1:
      let row = TestScope(owner: (scope, index, reader.varint() ?? 0))
      place(part, at, &reader, row)
    case 4:
      if let row = part.lifted.removeValue(forKey: reader.varint() ?? 0) { place(part, at, row) }
    case 5: part.readExtent(at, &reader)
    default:
      let row = part.rows.remove(at: at)
      row.node.remove()
      if kind == 3, let uid = row.scope.owner?.uid { part.lifted[uid] = row }
    }
  }
}

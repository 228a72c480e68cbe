public import Usher

extension Renderer {
  @usableFromInline mutating func beginTag(_ name: StaticString) {
    (classEnd, hasDynamicClass) = (nil, false)
    (isPrivate, fieldText) = (false, nil)
    noteStatic(name)
    if Self.isChoice(name) { isInChoice = true }
    switch mode {
    case .page:
      out.append(UInt8(ascii: "<"))
      out.append(name)
    case .instance:
      markup.append(UInt8(ascii: "<"))
      markup.append(name)
    case .find: (isDisabled, isInTag, elementName) = (false, false, name)
    case .patch, .remember: break
    }
  }

  @usableFromInline mutating func endAttributes() {
    switch mode {
    case .page:
      if isPrivate { omitFieldText() }
      Self.endAttributes(&out, &marks, &areaText)
      endsInTextPart = false
    case .instance:
      Self.endAttributes(&markup, &marks, &areaText)
      endsInTextPart = false
    case .find:
      if isDisabled, isInTag { (found, hasSetField) = (nil, false) }
      if isInTag { found?.isPrivate = isPrivate }
      isInTag = false
    case .patch, .remember: break
    }
  }

  /// Takes the text of a private field out of the page's markup, which browsers and proxies may keep. The text is sent
  /// by the socket.
  private mutating func omitFieldText() {
    guard let fieldText else { return }
    privateTexts?.append(fieldText.text)
    out.removeSubrange(fieldText.markup)
    areaText = ""
    words[fieldText.word] = PartHash.of("")
    lacksText = true
  }

  private static func endAttributes(
    _ html: inout [UInt8],
    _ marks: inout [UInt8],
    _ areaText: inout String
  ) {
    if !marks.isEmpty {
      html.append(" u=\"")
      html.append(contentsOf: marks)
      html.append("\"")
      marks.removeAll(keepingCapacity: true)
    }
    html.append(">")
    if !areaText.isEmpty {
      // A browser drops the first newline after the tag. So the text keeps its own.
      html.append("\n")
      escape(areaText, into: &html)
      areaText = ""
    }
  }

  @usableFromInline mutating func closeTag(_ name: StaticString) {
    noteStatic(name)
    switch mode {
    case .page: Self.close(name, &out)
    case .instance: Self.close(name, &markup)
    case .patch, .find, .remember: break
    }
    if Self.isChoice(name) { isInChoice = false }
    endsInTextPart = false
  }

  /// Whether the browser shows the rows of an element itself, and has to have all. These elements can't contain each other.
  private static func isChoice(_ name: StaticString) -> Bool {
    switch name.utf8CodeUnitCount {
    case 6: name.description == "select"
    case 8: name.description == "datalist"
    default: false
    }
  }

  private static func close(_ name: StaticString, _ html: inout [UInt8]) {
    html.append("</")
    html.append(name)
    html.append(">")
  }

  @usableFromInline mutating func staticAttribute(_ name: StaticString, _ value: StaticString) {
    if mode == .find, AttributeCheck.isDisabled(name, value.description) { isDisabled = true }
    if AttributeCheck.isPrivate(name, value.description) { isPrivate = true }
    noteStatic(value)
    guard mode == .page || mode == .instance, AttributeCheck.isAllowed(name) else { return }
    let isClass = name.isClass
    if isClass, hasDynamicClass { adviseOneClass() }
    if mode == .page {
      Self.write(name, value.description, &out, &classEnd, isClass: isClass)
    } else {
      Self.write(name, value.description, &markup, &classEnd, isClass: isClass)
    }
  }

  /// Writes a static attribute. Browsers ignore a second `class` of a tag, so its names are added to the first.
  private static func write(
    _ name: StaticString,
    _ value: String,
    _ html: inout [UInt8],
    _ classEnd: inout Int?,
    isClass: Bool
  ) {
    guard isClass else { return write(name, value, &html) }
    guard !value.isEmpty else { return }
    guard let end = classEnd else {
      write(name, value, &html)
      classEnd = html.count - 1
      return
    }
    var more = [UInt8(ascii: " ")]
    escape(value, into: &more)
    html.insert(contentsOf: more, at: end)
    classEnd = end + more.count
  }

  private static func write(_ name: StaticString, _ value: String, _ html: inout [UInt8]) {
    html.append(" ")
    html.append(name)
    guard !value.isEmpty else { return }
    html.append("=\"")
    escape(value, into: &html)
    html.append("\"")
  }

  /// Tells developers of an element whose second `class` browsers ignore.
  private func adviseOneClass() {
    source?.advise(
      """
      An element has classes from a literal and classes that can change; browsers ignore the second `class`. To fix this, \
      give it one `class` with all names.
      """
    )
  }

  @usableFromInline mutating func attribute(_ name: StaticString, _ value: String?) {
    noteStatic(name)
    if mode == .page || mode == .instance, name.isClass {
      if classEnd != nil || hasDynamicClass { adviseOneClass() }
      hasDynamicClass = true
    }
    if let value, AttributeCheck.isPrivate(name, value) { isPrivate = true }
    switch mode {
    case .page:
      words.append(PartHash.of(value))
      mark(name)
      if let value = AttributeCheck.checked(name, value, base: base) {
        Self.write(name, value, &out)
      }
    case .instance:
      words.append(PartHash.of(value))
      mark(name)
      out.append(optional: AttributeCheck.checked(name, value, base: base))
    case .patch:
      if differs(PartHash.of(value)) {
        beginOperation(part)
        out.append(optional: AttributeCheck.checked(name, value, base: base))
      }
      part += 1
    case .find:
      if let value, AttributeCheck.isDisabled(name, value) { isDisabled = true }
      wordIndex += 1
      part += 1
    case .remember:
      words.append(PartHash.of(value))
    }
  }

  @usableFromInline mutating func handler(_ event: HTMLEvent, _ action: @escaping (String) -> Void)
  {
    handler(event.name, action)
    // The app's rules judge what was entered. The browser would stop the submission, and lay its own words over the
    // form's. It sends nothing by itself, with or without the script: see ContentSources.
    if event == .submit { staticAttribute("novalidate", "") }
  }

  @usableFromInline mutating func fileHandler(_ action: @escaping (IncomingFile) -> Void) {
    handler("@file") { [file] payload in
      if let file = file?(payload) { action(file) }
    }
  }

  mutating func moveHandler(_ action: @escaping (Int) -> Void) {
    handler("@move") { payload in
      if let target = Int(payload), target >= 0 { action(target) }
    }
  }

  mutating func islandHandler(
    of script: String,
    _ action: @escaping (_ json: String) throws -> Void
  ) {
    handler("@island") { [source] payload in
      do {
        try action(payload)
      } catch {
        source?.advise(
          """
          A message of the island “\(script)” can't be read: \(error). To fix this, let the script send what the closure \
          `on` of the island takes.
          """
        )
      }
    }
  }

  private mutating func handler(_ name: StaticString, _ action: @escaping (String) -> Void) {
    noteStatic(name)
    switch mode {
    case .page, .instance: mark(name)
    case .patch: part += 1
    case .find:
      if isAddressed() {
        found = FoundHandler(event: name, element: elementName) { [payload] in action(payload) }
        isInTag = true
      }
    case .remember: break
    }
  }

  @usableFromInline mutating func property(
    _ property: FieldProperty,
    _ value: String,
    _ set: @escaping (String) -> Void
  ) {
    noteStatic(property.marker)
    switch mode {
    case .page:
      let (start, word) = (out.count, words.count)
      words.append(PartHash.of(value))
      mark(property.marker)
      switch property {
      case .value: Self.write("value", value, &out)
      case .checked: if !value.isEmpty { Self.write("checked", "", &out) }
      case .content: areaText = value
      }
      if !value.isEmpty { fieldText = (start..<out.count, word, value) }
    case .instance:
      words.append(PartHash.of(value))
      mark(property.marker)
      out.append(text: value)
    case .patch:
      if differs(PartHash.of(value)) {
        beginOperation(part)
        out.append(text: value)
      }
      part += 1
    case .find:
      if isAddressed() {
        found = FoundHandler(event: property.marker, element: elementName) { [payload] in
          set(payload)
        }
        (isInTag, hasSetField) = (true, true)
        // The browser shows the typed text, so the next patch has to compare with that.
        if wordIndex < words.count { words[wordIndex] = PartHash.of(payload) }
      }
      wordIndex += 1
    case .remember:
      words.append(forgetsFields ? 0 : PartHash.of(value))
    }
  }

  private mutating func mark(_ name: StaticString) {
    if !marks.isEmpty { marks.append(UInt8(ascii: ",")) }
    marks.append(name)
  }
}

extension StaticString {
  fileprivate var isClass: Bool {
    utf8CodeUnitCount == 5 && hasPointerRepresentation && description == "class"
  }
}

extension Renderer {
  @usableFromInline mutating func staticText(_ text: StaticString) {
    noteStatic(text)
    switch mode {
    case .page:
      // Without this comment the browser would join the text with the text of the part before.
      if endsInTextPart { out.append("<!--.-->") }
      endsInTextPart = false
      Self.escape(text, into: &out)
    case .instance:
      if endsInTextPart { markup.append("<!--.-->") }
      endsInTextPart = false
      Self.escape(text, into: &markup)
    case .patch, .find, .remember: break
    }
  }

  /// Writes a text of the host, which never changes while the page is open.
  mutating func text(of word: HostWord) {
    noteStatic(word)
    switch mode {
    case .page:
      if endsInTextPart { out.append("<!--.-->") }
      Self.escape(hostWords[word], into: &out)
    case .instance:
      if endsInTextPart { markup.append("<!--.-->") }
      Self.escape(hostWords[word], into: &markup)
    case .patch, .find, .remember: return
    }
    endsInTextPart = false
  }

  /// Adds a text of the host to the hash of the region's static texts.
  private mutating func noteStatic(_ word: HostWord) {
    for byte in word.rawValue.utf8 {
      statics = (statics ^ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
    }
  }

  /// Adds a static text, identified by its memory address, to the hash of the region's static texts.
  @usableFromInline mutating func noteStatic(_ text: StaticString) {
    guard text.hasPointerRepresentation else { return }
    let address = UInt64(UInt(bitPattern: text.utf8Start))
    statics = (statics ^ address) &* 0xff51_afd7_ed55_8ccd
  }

  /// Adds the kind of a part to the hash, so that a part of another kind in its place is noticed.
  @usableFromInline mutating func notePart(_ kind: PartKind) {
    statics = (statics ^ kind.rawValue) &* 0xff51_afd7_ed55_8ccd
  }

  /// The kinds of parts that have no names of their own.
  @usableFromInline enum PartKind: UInt64 { case text = 1, branch, list, fragment }

  /// Begins the memory of a region. Its first word is the hash of the region's static texts.
  ///
  /// - Returns: the hash of the static texts of the region around this one; pass it to `endStatics`.
  @usableFromInline mutating func beginStatics() -> UInt64 {
    words.append(0)
    defer { statics = 0 }
    return statics
  }

  @usableFromInline mutating func endStatics(at index: Int, _ outer: UInt64) {
    words[index] = statics
    statics = outer
  }

  @usableFromInline mutating func markup(_ html: StaticString) {
    switch mode {
    case .page: out.append(html)
    case .instance: markup.append(html)
    case .patch, .find, .remember: break
    }
    endsInTextPart = false
  }

  /// Writes text of the page around the fragments. It isn't a part.
  mutating func escaped(_ text: String) { Self.escape(text, into: &out) }

  @usableFromInline mutating func text(_ text: String) {
    notePart(.text)
    switch mode {
    case .page:
      words.append(PartHash.of(text))
      out.append("<!---->")
      Self.escape(text, into: &out)
      endsInTextPart = true
    case .instance:
      words.append(PartHash.of(text))
      markup.append("<!---->")
      out.append(text: text)
      endsInTextPart = true
    case .patch:
      if differs(PartHash.of(text)) {
        beginOperation(part)
        out.append(text: text)
      }
      part += 1
    case .find:
      wordIndex += 1
      part += 1
    case .remember:
      words.append(PartHash.of(text))
    }
  }

  /// Returns whether a hash differs from the remembered one at this place, and remembers the new hash.
  mutating func differs(_ word: UInt64) -> Bool {
    defer { wordIndex += 1 }
    guard rememberedWord() != word, wordIndex < words.count else { return false }
    words[wordIndex] = word
    return true
  }

  static func escape(_ text: StaticString, into out: inout [UInt8]) {
    escape(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), into: &out)
  }

  static func escape(_ text: String, into out: inout [UInt8]) {
    var text = text
    text.withUTF8 { escape($0, into: &out) }
  }

  /// Escapes the characters that have a meaning in HTML text or in an attribute value in double quotes.
  private static func escape(_ bytes: UnsafeBufferPointer<UInt8>, into out: inout [UInt8]) {
    guard bytes.contains(where: { entity($0) != nil }) else {
      return out.append(contentsOf: bytes)
    }
    for byte in bytes {
      if let entity = entity(byte) { out.append(entity) } else { out.append(byte) }
    }
  }

  private static func entity(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    // Browsers and the script read a zero byte differently.
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}

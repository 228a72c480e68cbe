/// A reader of `Link` headers as in RFC 8288: `<url>; rel="next"; title="one, two", <url>; rel=last`.
///
/// Unreadable links are skipped, up to the next comma.
struct LinkHeader {
  private var rest: Substring

  /// Returns the URL of the first link with a relation; `nil` if there is none.
  static func target(of relation: String, in headers: [String]) -> String? {
    headers.lazy.compactMap { header in
      var reader = Self(rest: header[...])
      return reader.target(of: relation)
    }.first
  }

  private mutating func target(of relation: String) -> String? {
    while !rest.isEmpty {
      _ = text { $0 == " " || $0 == "\t" || $0 == "," }
      guard rest.first == "<" else {
        _ = parameters()
        continue
      }
      rest.removeFirst()
      let target = text { $0 != ">" }
      guard !rest.isEmpty else { return nil }
      rest.removeFirst()
      let parameters = parameters()
      // A link with an anchor belongs to another resource.
      guard parameters["anchor"] == nil, let relations = parameters["rel"] else { continue }
      let names = relations.split { $0 == " " || $0 == "\t" }.map { $0.lowercased() }
      if names.contains(relation) { return String(target) }
    }
    return nil
  }

  /// Reads the parameters up to the comma that ends the link, by lower-case names. Of several parameters with the same
  /// name, the first counts.
  private mutating func parameters() -> [String: String] {
    var parameters: [String: String] = [:]
    while let character = rest.first, character != "," {
      if character == ";" { rest.removeFirst() }
      skipSpaces()
      let name = text { $0 != "=" && $0 != ";" && $0 != "," }
        .trimming { $0 == " " || $0 == "\t" }
        .lowercased()
      var value = ""
      if rest.first == "=" {
        rest.removeFirst()
        skipSpaces()
        value = rest.first == "\"" ? quoted() : String(text { !" \t;,".contains($0) })
      }
      if !name.isEmpty, parameters[name] == nil { parameters[name] = value }
      // Skips the rest of a malformed parameter.
      _ = text { $0 != ";" && $0 != "," }
    }
    return parameters
  }

  private mutating func quoted() -> String {
    rest.removeFirst()
    var value = ""
    while let character = rest.popFirst(), character != "\"" {
      if character != "\\" {
        value.append(character)
      } else if let escaped = rest.popFirst() {
        value.append(escaped)
      }
    }
    return value
  }

  private mutating func skipSpaces() {
    _ = text { $0 == " " || $0 == "\t" }
  }

  private mutating func text(while matches: (Character) -> Bool) -> Substring {
    let text = rest.prefix(while: matches)
    rest = rest[text.endIndex...]
    return text
  }
}

extension Substring {
  fileprivate func trimming(_ matches: (Character) -> Bool) -> Substring {
    var text = drop(while: matches)
    while let last = text.last, matches(last) { text.removeLast() }
    return text
  }
}

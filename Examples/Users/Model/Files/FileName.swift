/// Makes what a person named a file fit to be shown anywhere.
enum FileName {
  static let longest = 255

  /// The name without path separators and what isn't seen, cut to 255 bytes but for its extension.
  ///
  /// - Throws: `emptyName` when nothing is left.
  static func shown(_ name: String) throws(FilesError) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: name.unicodeScalars.filter { !isRefused($0) })
    let name = trimmed(Substring(String(scalars)))
    guard !name.isEmpty else { throw .emptyName }
    guard name.utf8.count > longest else { return String(name) }
    var (start, end) = (name, Substring())
    if let dot = name.lastIndex(of: "."), dot != name.startIndex, name[dot...].utf8.count <= 32 {
      (start, end) = (name[..<dot], name[dot...])
    }
    while start.utf8.count + end.utf8.count > longest { start.removeLast() }
    // One character can be longer than that, by its accents.
    guard !start.isEmpty else { throw .emptyName }
    return String(start + end)
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\": true
    // What turns the direction of writing, and so makes one extension look like another.
    case "\u{202a}"..."\u{202e}", "\u{2066}"..."\u{2069}": true
    default: scalar.properties.generalCategory == .control
    }
  }

  private static func trimmed(_ name: Substring) -> Substring {
    var name = name.drop(while: \.isWhitespace)
    while name.last?.isWhitespace == true { name.removeLast() }
    return name
  }
}

/// A file's name, cleaned so that any screen can show it.
enum FileName {
  static let longest = 255

  /// Returns the name without path separators and invisible characters. It is cut to 255 bytes; a short extension is
  /// kept.
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
    // One character can be longer than the limit, by its accents.
    guard !start.isEmpty else { throw .emptyName }
    return String(start + end)
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\": true
    // These turn the direction of writing, and so make one extension look like another.
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

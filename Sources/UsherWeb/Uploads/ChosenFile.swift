/// A browser's description of a chosen file: its number, size, type and name, each on its own line.
struct ChosenFile {
  /// The longest name, in bytes, and the longest type, in Unicode scalars.
  static let longestText = 255

  let number: Int
  let size: Int64
  let contentType: String
  let name: String

  /// Parses a description; `nil` if the text isn't a valid description.
  init?(_ payload: String) {
    let lines = payload.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4,
      let number = Int(lines[0]), (0...Int(Int32.max)).contains(number),
      let size = Int64(lines[1]), size >= 0
    else { return nil }
    self.number = number
    self.size = size
    let type = String(Self.visible(lines[2].unicodeScalars).unicodeScalars.prefix(Self.longestText))
    contentType = type.isEmpty ? "application/octet-stream" : type
    name = Self.safe(lines[3])
  }

  /// Returns a name that an app can safely append to the path of a folder, whatever the browser sent: of at most 255 bytes,
  /// which is what most file systems allow; a short extension is kept.
  private static func safe(_ name: Substring) -> String {
    // By scalars: a separator with a mark after it is another character, but not another byte.
    let parts = name.unicodeScalars.split { "/\\".unicodeScalars.contains($0) }
    let last = parts.last ?? Substring().unicodeScalars
    // A mark at the beginning would join the separator of the path.
    let scalars = visible(last).unicodeScalars.drop(while: \.properties.isGraphemeExtend)
    let kept = String(scalars)
    return ["", ".", ".."].contains(kept) ? "Untitled" : cut(kept)
  }

  private static func cut(_ name: String) -> String {
    var (start, end) = (name.unicodeScalars[...], Substring.UnicodeScalarView())
    if let dot = start.lastIndex(of: "."), dot != start.startIndex {
      let isShort = String(start[dot...]).utf8.count <= 32
      if isShort { (start, end) = (start[..<dot], start[dot...]) }
    }
    let room = longestText - String(end).utf8.count
    var length = 0
    let kept = start.prefix {
      length += UTF8.width($0)
      return length <= room
    }
    return String(kept) + String(end)
  }

  /// Returns the beginning of a text, without control characters, including line breaks that no browser sends, and without
  /// what turns the direction of writing, so that one extension looks like another.
  private static func visible(_ text: Substring.UnicodeScalarView) -> String {
    var visible = String.UnicodeScalarView()
    let scalars = text.filter { !isRefused($0) }
    visible.append(contentsOf: scalars.prefix(4 * longestText))
    return String(visible)
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202a}"..."\u{202e}", "\u{2066}"..."\u{2069}": true
    default:
      [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
  }
}

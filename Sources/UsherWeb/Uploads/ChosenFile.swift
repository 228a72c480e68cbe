/// A browser's description of a chosen file: its number, size, type and name, each on its own line.
struct ChosenFile {
  /// The longest name or type, in Unicode scalars, which is more than most file systems allow.
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
    let type = Self.visible(lines[2])
    contentType = type.isEmpty ? "application/octet-stream" : type
    name = Self.safe(lines[3])
  }

  /// Returns a name that an app can safely append to the path of a folder, whatever the browser sent.
  private static func safe(_ name: Substring) -> String {
    let last = name.split { "/\\".contains($0) }.last ?? ""
    let visible = visible(last)
    return ["", ".", ".."].contains(visible) ? "Untitled" : visible
  }

  /// Returns the beginning of a text, without its control characters, including line breaks that no browser sends.
  private static func visible(_ text: Substring) -> String {
    let scalars = text.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
    var visible = String.UnicodeScalarView()
    visible.append(contentsOf: scalars.prefix(longestText))
    return String(visible)
  }
}

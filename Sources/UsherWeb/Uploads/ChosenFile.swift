/// What a browser says of a file that was chosen: its number, size, type and name, a line each.
struct ChosenFile {
  let number: Int
  let size: Int64
  let contentType: String
  let name: String

  /// `nil` for what no browser says.
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

  /// A name that an app may put after that of a folder, whatever the browser says.
  private static func safe(_ name: Substring) -> String {
    let last = name.split { "/\\".contains($0) }.last ?? ""
    let visible = visible(last)
    return ["", ".", ".."].contains(visible) ? "Untitled" : visible
  }

  /// What is left without control characters: lines that no browser sends among them.
  private static func visible(_ text: Substring) -> String {
    String(text.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 })
  }
}

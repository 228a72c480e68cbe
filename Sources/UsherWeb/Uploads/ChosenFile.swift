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
    contentType = lines[2].isEmpty ? "application/octet-stream" : String(lines[2])
    name = Self.safe(lines[3])
  }

  /// A name that an app may put after that of a folder, whatever the browser says.
  private static func safe(_ name: Substring) -> String {
    let last = name.split { "/\\".contains($0) }.last ?? ""
    let visible = String(last.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 })
    return ["", ".", ".."].contains(visible) ? "Untitled" : visible
  }
}

/// Finds a text in others, in a time that grows with their length only, whatever they are (Knuth, Morris and Pratt: Fast
/// Pattern Matching in Strings, 1977). The search of the standard library takes the product of both lengths for some texts,
/// which a person could type on purpose. Bytes are compared, so the same text in another Unicode form isn't found.
struct TextSearch {
  private let pattern: [UInt8]
  /// For each beginning of the pattern: the length of its longest proper beginning that is also its end.
  private let borders: [Int]

  init(_ text: some StringProtocol) {
    let pattern = Array(text.utf8)
    var borders = [Int](repeating: 0, count: pattern.count)
    var length = 0
    for index in pattern.indices.dropFirst() {
      while length > 0, pattern[index] != pattern[length] { length = borders[length - 1] }
      if pattern[index] == pattern[length] { length += 1 }
      borders[index] = length
    }
    (self.pattern, self.borders) = (pattern, borders)
  }

  /// Whether the text is in another one. An empty text is in each.
  func isIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isIn($0) }
  }

  private func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !pattern.isEmpty else { return true }
    var length = 0
    for byte in bytes {
      while length > 0, byte != pattern[length] { length = borders[length - 1] }
      if byte == pattern[length] { length += 1 }
      if length == pattern.count { return true }
    }
    return false
  }
}

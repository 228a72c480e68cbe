/// What somebody looks for, in words.
struct PlaceQuery {
  /// A way to read it: the first words are a name, the others the region or country.
  struct Reading: Equatable {
    let name: [String]
    let context: [String]

    var key: String { name.joined(separator: " ") }

    /// Whether each word that should narrow the search begins one of these.
    func allows(context words: String) -> Bool {
      guard !context.isEmpty else { return true }
      let words = words.split(separator: " ")
      return context.allSatisfy { narrowing in words.contains { $0.hasPrefix(narrowing) } }
    }
  }

  /// What is longer is no name, even with a region and a country.
  private static let mostWords = 8
  private static let mostLetters = 40

  let words: [String]

  init(_ text: String) {
    words = SearchKey.words(of: String(text.prefix(Self.mostWords * Self.mostLetters)))
      .prefix(Self.mostWords).map { String($0.prefix(Self.mostLetters)) }
  }

  /// All ways to read it, from the one where all words are a name. Of a region or country only the
  /// last word may be a single letter, by somebody who is still typing.
  var readings: [Reading] {
    stride(from: words.count, to: 0, by: -1).lazy
      .map { Reading(name: Array(words[..<$0]), context: Array(words[$0...])) }
      .filter { $0.context.dropLast().allSatisfy { $0.unicodeScalars.count > 1 } }
  }
}

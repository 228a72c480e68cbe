/// The text of a search, split into words.
struct PlaceQuery {
  /// One interpretation of the query: the first words are a name, the others a region or country.
  struct Reading: Equatable {
    let name: [String]
    let context: [String]

    var key: String { name.joined(separator: " ") }

    /// Whether each context word of the query is the beginning of one of these words.
    func allows(context words: String) -> Bool {
      guard !context.isEmpty else { return true }
      let words = words.split(separator: " ")
      return context.allSatisfy { narrowing in words.contains { $0.hasPrefix(narrowing) } }
    }
  }

  /// The maximum number of words: no name is longer, even with a region and a country.
  private static let mostWords = 8
  private static let mostLetters = 40

  let words: [String]

  init(_ text: String) {
    words = SearchKey.words(of: String(text.prefix(Self.mostWords * Self.mostLetters)))
      .prefix(Self.mostWords).map { String($0.prefix(Self.mostLetters)) }
  }

  /// All interpretations of the query. The first one takes all words as a name. In a region or
  /// country, only the last word may be a single letter: somebody may still be typing it.
  var readings: [Reading] {
    stride(from: words.count, to: 0, by: -1).lazy
      .map { Reading(name: Array(words[..<$0]), context: Array(words[$0...])) }
      .filter { $0.context.dropLast().allSatisfy { $0.unicodeScalars.count > 1 } }
  }
}

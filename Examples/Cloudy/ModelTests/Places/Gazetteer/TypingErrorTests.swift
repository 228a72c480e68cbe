import Testing

@testable import CloudyModel

@Suite("Typing errors")
struct TypingErrorTests {
  @Test(
    "are counted by letters left out, added, changed or swapped",
    arguments: [
      ("london", "london", 0), ("lodnon", "london", 1), ("londn", "london", 1),
      ("londoon", "london", 1), ("lundon", "london", 1), ("", "abc", 3), ("abc", "", 3),
      ("", "", 0),
      ("ba", "ab", 1), ("cab", "abc", 2), ("москва", "масква", 1),
    ]
  )
  func count(_ query: String, _ key: String, _ count: Int) {
    #expect(TypingErrors.count(from: query, to: key) == count)
    #expect(TypingErrors.count(from: key, to: query) == count)
  }

  @Test(
    "names that are one error apart share a hash",
    arguments: [
      ("lodnon", "london"), ("londn", "london"), ("londonn", "london"), ("lundon", "london"),
    ]
  )
  func hashes(_ query: String, _ key: String) {
    #expect(!TypingErrors.hashes(of: query).isDisjoint(with: TypingErrors.hashes(of: key)))
  }

  @Test("names that are far apart share none, and one has no more hashes than it needs")
  func apart() {
    #expect(TypingErrors.hashes(of: "paris").isDisjoint(with: TypingErrors.hashes(of: "london")))
    // Whichever of two equal letters is left out, the rest is the same.
    #expect(TypingErrors.hashes(of: "aab").count == 3)
  }
}

import Testing
import UsherTestSupport

@testable import UsherWeb

@Suite("Search in texts")
struct TextSearchTests {
  @Test("a text is found where the standard library finds it", arguments: 0..<2000)
  func random(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let letters = ["a", "b", "é", "\""].prefix(Int.random(in: 1...4, using: &random))
    func text(_ length: ClosedRange<Int>) -> String {
      (0..<Int.random(in: length, using: &random))
        .map { _ in letters.randomElement(using: &random) ?? "" }
        .joined()
    }
    let (pattern, other) = (text(1...6), text(0...40))
    #expect(TextSearch(pattern).isIn(other) == other.contains(pattern))
  }

  @Test("an empty text is in each, and a longer one in none")
  func lengths() {
    #expect(TextSearch("").isIn("") && TextSearch("").isIn("a"))
    #expect(!TextSearch("ab").isIn("a") && !TextSearch("a").isIn(""))
    #expect(TextSearch("a".dropFirst()).isIn("b"))
  }
}

import Testing

@testable import UsherWeb

@Suite("A line of tokens")
struct WaitingLineTests {
  @Test("the first is the oldest that hasn't left")
  func order() {
    var line = WaitingLine()
    for token in ["a", "b", "c", "d"] { line.append(token) }
    line.remove("b")
    #expect(line.first == "a")
    line.remove("a")
    #expect(line.first == "c" && line.count == 2)
    line.remove("a")
    line.remove("c")
    line.remove("d")
    #expect(line.first == nil && line.count == 0)
  }

  @Test("of many that pass one that stays, none is left behind")
  func passing() {
    var line = WaitingLine()
    line.append("stays")
    for index in 0..<10_000 {
      line.append("\(index)")
      line.append("\(index) too")
      line.remove("\(index)")
      line.remove("\(index) too")
    }
    #expect(line.first == "stays" && line.count == 1)
    line.append("last")
    line.remove("stays")
    #expect(line.first == "last")
  }
}

import Testing

@testable import UsherWeb

@Suite("Resumption")
struct ResumptionTests {
  @Test("the greeting tells a browser that everything comes anew until it has that frame")
  func shown() {
    let resumption = Resumption.shown(frame: 8, historyIndex: 2)
    #expect(resumption.greeting(received: 7) == [1, 3])
    #expect(resumption.greeting(received: 8) == [])
  }

  @Test("an entry that isn't the session's has no index")
  func unknownEntry() {
    #expect(Resumption.shown(frame: 1, historyIndex: nil).greeting(received: 0) == [1, 0])
  }

  @Test("a browser of this process is told nothing", arguments: [Resumption.none, .awaited])
  func none(_ resumption: Resumption) {
    #expect(resumption.greeting(received: 0) == [])
  }
}

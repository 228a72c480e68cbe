import Testing
import WebTesting

@testable import UsherWeb

@Suite("Resumption")
struct ResumptionTests {
  @Test("the greeting tells a browser that everything comes anew until it has that frame")
  func shown() {
    let resumption = Resumption.shown(frame: 8)
    #expect(resumption.greeting(received: 7, applied: 259) == [1, 3])
    #expect(resumption.greeting(received: 8, applied: 259) == [])
  }

  @Test("a browser of this process is told nothing", arguments: [Resumption.none, .awaited])
  func none(_ resumption: Resumption) {
    #expect(resumption.greeting(received: 0, applied: 3) == [])
  }
}

import Synchronization
import Testing

@testable import UsherWeb

@Suite("Memory of sessions that have ended", .timeLimit(.minutes(10)))
struct FreedMemoryTests {
  @Test("after some hundred it is given back, once, and again after as many")
  func some() async {
    let (times, given) = AsyncStream.makeStream(of: Void.self)
    let count = Atomic(0)
    let freed = FreedMemory(after: .milliseconds(50)) {
      count.add(1, ordering: .relaxed)
      given.yield()
    }
    var iterator = times.makeAsyncIterator()
    for _ in 1..<FreedMemory.threshold { freed.sessionEnded() }
    #expect(count.load(ordering: .relaxed) == 0)
    for _ in 0..<FreedMemory.threshold { freed.sessionEnded() }
    await iterator.next()
    #expect(count.load(ordering: .relaxed) == 1)
    for _ in 0..<FreedMemory.threshold { freed.sessionEnded() }
    await iterator.next()
    #expect(count.load(ordering: .relaxed) == 2)
  }
}

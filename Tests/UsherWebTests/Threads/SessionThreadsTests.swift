import Dispatch
import Testing

@testable import UsherWeb

@Suite("Session threads", .timeLimit(.minutes(10)))
struct SessionThreadsTests {
  private func session(_ threads: SessionThreads) -> SessionExecutor { SessionExecutor(threads) }

  @Test("sessions run at the same time, as many as there may be threads")
  func width() async {
    let threads = SessionThreads(width: 3, limit: 3)
    let gate = DispatchSemaphore(value: 0)
    let (entered, enters) = AsyncStream.makeStream(of: Void.self)
    let sessions = (0..<4).map { _ in session(threads) }
    for session in sessions {
      session.execute {
        enters.yield()
        gate.wait()
      }
    }
    var count = 0
    for await _ in entered {
      count += 1
      if count == 3 { break }
    }
    #expect(threads.count == 3)
    for _ in 0..<4 { gate.signal() }
    for session in sessions { await session.perform {} }
    // Those that had nothing to do may have ended since.
    #expect(threads.count <= 3)
  }

  @Test("threads that hang are replaced, so that the other sessions go on")
  func hang() async {
    let threads = SessionThreads(width: 2, limit: 4)
    let gate = DispatchSemaphore(value: 0)
    let hanging = (0..<3).map { _ in session(threads) }
    for session in hanging { session.execute { gate.wait() } }
    // Would never come back with two threads, or with three.
    for _ in 0..<10 { await session(threads).perform {} }
    #expect(threads.count == 4)
    for _ in hanging { gate.signal() }
    for session in hanging { await session.perform {} }
    while threads.count > 3 { await Task.yield() }
  }

  @Test("who has waited longest is next, and one with much to do lets others go first")
  func fairness() async {
    let threads = SessionThreads(width: 1, limit: 1)
    let (busy, other) = (session(threads), session(threads))
    let gate = DispatchSemaphore(value: 0)
    busy.execute { gate.wait() }
    let (order, note) = AsyncStream.makeStream(of: String.self)
    for number in 1...3 {
      busy.execute {
        let end = ContinuousClock.now + .milliseconds(10)
        while ContinuousClock.now < end {}
        note.yield("busy \(number)")
        if number == 3 { note.finish() }
      }
    }
    other.execute { note.yield("other") }
    gate.signal()
    var names: [String] = []
    for await name in order { names.append(name) }
    #expect(names.filter { $0 != "other" } == ["busy 1", "busy 2", "busy 3"])
    #expect(names.last == "busy 3" && names.contains("other"))
  }
}

import Synchronization
import Testing
import Usher

@testable import UsherWeb

@Suite("Whether a host can store", .timeLimit(.minutes(10)))
struct ReadinessTests {
  private struct Full: Error, CustomStringConvertible {
    let description = "disk full: /secret/path"
  }

  @Test("without a store, and with one that works, it is ready")
  func ready() async {
    #expect(await WebHost([]).readiness() == .ready)
    #expect(await WebHost([], store: MemorySessionStore()).readiness() == .ready)
  }

  @Test("a store that fails is told, without details; they are in the log")
  func failing() async {
    let lines = Mutex<[String]>([])
    let check = StoreCheck { line in
      lines.withLock { $0.append(line) }
    } check: {
      throw Full()
    }
    #expect(await check.problem() == "The store of open pages can't store anything.")
    #expect(
      lines.withLock(\.self) == [
        "The store of open pages can't store anything: disk full: /secret/path"
      ]
    )
  }

  @Test("a store that doesn't answer isn't waited for, and many probes ask it once")
  func hanging() async {
    let asked = Mutex(0)
    let (stream, end) = AsyncStream<Void>.makeStream()
    let check = StoreCheck(limit: .milliseconds(20)) { _ in
    } check: {
      asked.withLock { $0 += 1 }
      for await _ in stream {}
    }
    await withTaskGroup(of: String?.self) { group in
      for _ in 0..<20 { group.addTask { await check.problem() } }
      for await problem in group { #expect(problem == "The store of open pages doesn't answer.") }
    }
    #expect(asked.withLock(\.self) == 1)
    end.finish()
  }

  @Test("the answer holds for a second")
  func validity() async {
    let asked = Mutex(0)
    let check = StoreCheck { _ in
    } check: {
      asked.withLock { $0 += 1 }
    }
    for _ in 0..<100 { #expect(await check.problem() == nil) }
    #expect(asked.withLock(\.self) < 100)
  }
}

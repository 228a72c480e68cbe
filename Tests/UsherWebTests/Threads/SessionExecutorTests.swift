import Synchronization
import Testing

@testable import UsherWeb

@Suite("Session executor", .timeLimit(.minutes(10)))
struct SessionExecutorTests {
  @Test("work of the session runs on its executor, and nothing else does")
  func isolation() async {
    let executor = SessionExecutor(HostThreads.test.quick)
    #expect(!executor.isCurrent)
    #expect(await executor.perform { executor.isCurrent })
    let other = SessionExecutor(HostThreads.test.quick)
    #expect(await !other.perform { executor.isCurrent })
  }

  @Test("calls enter the session in their order, between the session's own jobs")
  func order() async {
    let counter = Counter(HostThreads.test.quick)
    for number in 0..<1_000 {
      counter.executor.execute { counter.assumeIsolated { $0.note(number) } }
    }
    #expect(await counter.notes == Array(0..<1_000))
  }

  @Test("after a move the work runs in the other pool, also what was queued before")
  func move() async {
    let (old, new) = (PausedPool(), PausedPool())
    let executor = SessionExecutor(old)
    new.pause()
    await executor.perform {
      executor.execute {}
      executor.move(to: new)
    }
    let isDone = Mutex(false)
    let end = Task {
      await executor.perform {}
      isDone.withLock { $0 = true }
    }
    old.pause()
    #expect(!isDone.withLock { $0 })
    new.resume()
    await end.value
    #expect(isDone.withLock { $0 })
    old.resume()
  }

  @Test("however often it moves under load, nothing is lost and two threads never run it at once")
  func stress() async {
    let pools = (0..<3).map { _ in SessionThreads(width: 2, limit: 4) }
    let counter = Counter(pools[0])
    let (callers, calls) = (8, 2_000)
    await withTaskGroup { group in
      for _ in 0..<callers {
        group.addTask { for _ in 0..<calls { await counter.add() } }
        group.addTask {
          for _ in 0..<calls {
            counter.executor.execute { counter.assumeIsolated { $0.add() } }
          }
        }
      }
      group.addTask {
        for move in 0..<1_500 {
          counter.executor.move(to: pools[move % pools.count])
          await Task.yield()
        }
      }
    }
    #expect(await counter.count == 2 * callers * calls)
    #expect(await counter.overlaps == 0)
  }
}

/// An actor on a session's executor whose state would be torn if two threads ran it at once.
private actor Counter {
  nonisolated let executor: SessionExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private(set) var count = 0
  private(set) var overlaps = 0
  private(set) var notes: [Int] = []
  private nonisolated let isInside = Atomic(false)

  init(_ pool: any SessionPool) { executor = SessionExecutor(pool) }

  func note(_ number: Int) { notes.append(number) }

  func add() {
    if isInside.exchange(true, ordering: .relaxed) { overlaps += 1 }
    let before = count
    for _ in 0..<20 { count += 1 }
    count = before + 1
    isInside.store(false, ordering: .relaxed)
  }
}

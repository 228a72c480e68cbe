import Synchronization
import Testing
import UsherWeb

@Suite("Session executor")
struct SessionExecutorTests {
  @Test("work of the session runs on its loop")
  func runsOnLoop() async {
    let loop = QueueLoop()
    let counter = Counter(on: SessionExecutor(loop: loop))
    #expect(await counter.isRunning(on: loop))
  }

  @Test("after a move the work runs on the new loop, and none on the old one")
  func runsOnNewLoop() async {
    let (old, new) = (QueueLoop(), QueueLoop())
    let counter = Counter(on: SessionExecutor(loop: old))
    await counter.executor.move(to: new)
    #expect(counter.executor.loop === new)
    #expect(await counter.isRunning(on: new))
    #expect(await counter.isRunning(on: old) == false)
  }

  @Test("work that was queued on the old loop before a move is passed on to the new one")
  func passesOn() async {
    let (old, new) = (QueueLoop(), QueueLoop())
    let counter = Counter(on: SessionExecutor(loop: old))
    old.pause()
    async let moved: Void = counter.executor.move(to: new)
    await old.queued(1)
    async let ranOnNew = counter.isRunning(on: new)
    await old.queued(2)
    old.resume()
    #expect(await ranOnNew)
    await moved
  }

  @Test("a callback of the loop enters the session at once, also after a move")
  func entersAtOnce() async {
    let (old, new) = (QueueLoop(), QueueLoop())
    let counter = Counter(on: SessionExecutor(loop: old))
    await old.perform { counter.assumeIsolated { $0.add() } }
    await counter.executor.move(to: new)
    await new.perform { counter.assumeIsolated { $0.add() } }
    #expect(await counter.count == 2)
  }

  @Test("only the current loop counts as the session's")
  func knowsItsLoop() async {
    let (old, new) = (QueueLoop(), QueueLoop())
    let executor = SessionExecutor(loop: old)
    #expect(executor.isCurrent == false)
    #expect(await old.perform { executor.isIsolatingCurrentContext() } == true)
    await executor.move(to: new)
    #expect(await old.perform { executor.isIsolatingCurrentContext() } == false)
    #expect(await new.perform { executor.isIsolatingCurrentContext() } == true)
  }

  @Test("a move to the loop it is on already ends at once")
  func staysPut() async {
    let loop = QueueLoop()
    loop.pause()
    let executor = SessionExecutor(loop: loop)
    await executor.move(to: loop)
    #expect(executor.loop === loop)
    loop.resume()
  }

  @Test("however often it moves under load, nothing is lost and two threads never run it at once")
  func stress() async {
    let loops = (0..<3).map { _ in QueueLoop() }
    let counter = Counter(on: SessionExecutor(loop: loops[0]))
    let (callers, calls, moves) = (8, 2_000, 1_500)
    await withTaskGroup { group in
      for _ in 0..<callers {
        group.addTask { for _ in 0..<calls { await counter.add() } }
      }
      for mover in 0..<2 {
        group.addTask {
          for move in 0..<moves {
            await counter.executor.move(to: loops[(move + mover) % loops.count])
          }
        }
      }
      for loop in loops {
        group.addTask {
          for _ in 0..<calls { await loop.perform { counter.addIfHere() } }
        }
      }
    }
    let entered = counter.entered
    #expect(await counter.count == callers * calls + entered)
    #expect(await counter.overlaps == 0)
    #expect(entered > 0)
  }
}

/// An actor on a session's executor whose state would be torn if two threads ran it at once.
private actor Counter {
  nonisolated let executor: SessionExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private(set) var count = 0
  private(set) var overlaps = 0
  private nonisolated let isInside = Atomic(false)
  private nonisolated let entries = Atomic(0)

  init(on executor: SessionExecutor) { self.executor = executor }

  /// How often a callback of a loop found the session there and entered it.
  nonisolated var entered: Int { entries.load(ordering: .relaxed) }

  func isRunning(on loop: QueueLoop) -> Bool { loop.isCurrent }

  func add() {
    if isInside.exchange(true, ordering: .relaxed) { overlaps += 1 }
    let before = count
    for _ in 0..<20 { count += 1 }
    count = before + 1
    isInside.store(false, ordering: .relaxed)
  }

  /// What a connection's handler does.
  nonisolated func addIfHere() {
    guard executor.isCurrent else { return }
    entries.add(1, ordering: .relaxed)
    assumeIsolated { $0.add() }
  }
}

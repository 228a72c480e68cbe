import Dispatch
import Foundation
import Synchronization

/// A few threads that run sessions in turn: who has waited longest is next.
///
/// Threads are made when they are needed, and end when they have had nothing to do for some time. A thread that is held
/// up by a session is replaced, so that the other sessions go on.
final class SessionThreads: SessionPool {
  /// The time after which a session holds up its thread.
  static let patience = Duration.milliseconds(50)
  private static let watchInterval = Duration.milliseconds(20)
  private static let idleTime = DispatchTimeInterval.seconds(10)

  /// What a thread does until it looks for something else.
  enum Work {
    case session(SessionExecutor)
    case job(UnownedJob, UnownedTaskExecutor)

    func run() {
      switch self {
      case .session(let session): session.run()
      case .job(let job, let executor): job.runSynchronously(on: executor)
      }
    }
  }

  private let width: Int
  private let limit: Int
  private let state = Mutex(State())

  private struct State {
    var ready = ReadyWork()
    /// The threads without work. The one that has worked last is the last.
    var idle: [Worker] = []
    var busy: [ObjectIdentifier: Worker] = [:]
    /// How many of the busy threads are held up.
    var held = 0
    var isWatched = false

    var count: Int { idle.count + busy.count }
  }

  /// - Parameters:
  ///   - width: how many sessions run at the same time.
  ///   - limit: the largest number of threads, with those that are held up.
  init(width: Int, limit: Int) {
    self.width = max(1, width)
    self.limit = max(self.width, limit)
  }

  /// The number of threads.
  var count: Int { state.withLock(\.count) }

  var waiting: Int { state.withLock(\.ready.count) }

  var held: Int { state.withLock(\.held) }

  func schedule(_ session: SessionExecutor) { schedule(.session(session)) }

  /// Does some work once, soon. This can be called on any thread.
  func schedule(_ work: Work) {
    let worker = state.withLock { state in
      state.ready.append(work)
      return next(&state)
    }
    worker?.wake()
  }

  /// Returns the thread that has to be woken because there is work; `nil` if all threads have some. A thread is
  /// made if there may be one more.
  private func next(_ state: inout State) -> Worker? {
    let worker: Worker
    if let idle = state.idle.popLast() {
      worker = idle
    } else {
      guard state.busy.count - state.held < width, state.busy.count < limit else { return nil }
      worker = Worker()
      start(worker)
    }
    state.busy[ObjectIdentifier(worker)] = worker
    worker.since = .now
    if !state.isWatched {
      state.isWatched = true
      startWatching()
    }
    return worker
  }

  private func start(_ worker: Worker) {
    Thread.detachNewThread { [self] in
      worker.wait()
      while let work = nextWork(of: worker) { work.run() }
    }
  }

  /// Returns what the thread does next. Waits until there is something; `nil` if the thread ends.
  private func nextWork(of worker: Worker) -> Work? {
    while true {
      let (work, isOver) = state.withLock { state -> (Work?, Bool) in
        if worker.isHeld {
          worker.isHeld = false
          state.held -= 1
        }
        // Another thread works in the place of one that was held up.
        let isSurplus = state.busy.count - state.held > width
        if !isSurplus, let work = state.ready.popFirst() {
          worker.since = .now
          return (work, false)
        }
        state.busy[ObjectIdentifier(worker)] = nil
        if !isSurplus { state.idle.append(worker) }
        return (nil, isSurplus)
      }
      if let work { return work }
      if isOver { return nil }
      guard !worker.wait(Self.idleTime) else { continue }
      let hasEnded = state.withLock { state in
        guard let index = state.idle.firstIndex(where: { $0 === worker }) else { return false }
        state.idle.remove(at: index)
        return true
      }
      if hasEnded { return nil }
      // It was chosen at this very moment.
      worker.wait()
    }
  }

  private func startWatching() {
    Thread.detachNewThread { [self] in
      repeat { Thread.sleep(forTimeInterval: Self.watchInterval / .seconds(1)) } while watch()
    }
  }

  /// Replaces threads that are held up.
  ///
  /// - Returns: whether there still are threads to watch.
  private func watch() -> Bool {
    let (woken, goesOn) = state.withLock { state -> ([Worker], Bool) in
      let now = ContinuousClock.now
      for worker in state.busy.values where !worker.isHeld && now - worker.since > Self.patience {
        worker.isHeld = true
        state.held += 1
      }
      var woken: [Worker] = []
      while woken.count < state.ready.count, let worker = next(&state) { woken.append(worker) }
      state.isWatched = state.count > 0
      return (woken, state.isWatched)
    }
    for worker in woken { worker.wake() }
    return goesOn
  }
}

/// What waits for a thread, in its order.
private struct ReadyWork {
  private var work: [SessionThreads.Work?] = []
  private var start = 0

  var count: Int { work.count - start }

  mutating func append(_ next: SessionThreads.Work) { work.append(next) }

  mutating func popFirst() -> SessionThreads.Work? {
    guard start < work.count else { return nil }
    defer {
      work[start] = nil
      start += 1
      if start == work.count {
        work.removeAll(keepingCapacity: true)
        start = 0
      } else if start > 1024, start > work.count / 2 {
        work.removeFirst(start)
        start = 0
      }
    }
    return work[start]
  }
}

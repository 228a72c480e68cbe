import Synchronization

/// Runs a session: its work in the order of the calls, one piece after the other, on the threads of a pool.
package final class SessionExecutor: SerialExecutor {
  private enum Work {
    case job(UnownedJob)
    case call(isWatched: Bool, @Sendable () -> Void)

    var isWatched: Bool { if case .call(false, _) = self { false } else { true } }
  }

  private struct State {
    var pool: any SessionPool
    var waiting: [Work] = []
    /// Whether the pool has the session, or will be told when the piece of work that runs has ended.
    var isScheduled = false
    var watch: (@Sendable (Duration) -> Void)?
  }

  /// The time after which a session lets others go first, if it has more to do.
  private static let share = Duration.milliseconds(5)

  private let state: Mutex<State>
  /// The thread that runs the session now; 0 for none.
  private let thread = Atomic<UInt>(0)
  private let mark: CrashMark?

  package convenience init(_ pool: any SessionPool) { self.init(pool, mark: nil) }

  /// - Parameters:
  ///   - pool: the session's threads.
  ///   - mark: names the session in the crash log while it works; `nil` without a log.
  init(_ pool: any SessionPool, mark: CrashMark?) {
    state = Mutex(State(pool: pool))
    self.mark = mark
  }

  /// The threads that the session runs on.
  var pool: any SessionPool { state.withLock(\.pool) }

  /// Whether the caller runs on the session's executor.
  package var isCurrent: Bool { thread.load(ordering: .relaxed) == FatalSignals.thread }

  /// The number of pieces of work that wait.
  var waiting: Int { state.withLock(\.waiting.count) }

  package func enqueue(_ job: consuming ExecutorJob) { add(.job(UnownedJob(job))) }

  /// Does some of the session's work after what was queued before. This can be called on any thread, and returns
  /// before the work is done.
  ///
  /// - Parameter isWatched: whether its time counts as the session's; not that of work that others ask of it.
  package func execute(isWatched: Bool = true, _ work: @escaping @Sendable () -> Void) {
    add(.call(isWatched: isWatched, work))
  }

  /// Calls a closure after each piece of work, on the session's executor, with the time that it took.
  func watch(_ watch: @escaping @Sendable (Duration) -> Void) {
    state.withLock { $0.watch = watch }
  }

  /// Runs the session on the threads of another pool, after the piece of work that runs now.
  package func move(to pool: any SessionPool) { state.withLock { $0.pool = pool } }

  private func add(_ work: Work) {
    let pool: (any SessionPool)? = state.withLock { state in
      state.waiting.append(work)
      guard !state.isScheduled else { return nil }
      state.isScheduled = true
      return state.pool
    }
    pool?.schedule(self)
  }

  /// Does the work that waits, or some of it. The pool calls this on one of its threads, once for each time that it was
  /// told of the session.
  package func run() {
    thread.store(FatalSignals.thread, ordering: .relaxed)
    let (work, watch, home) = state.withLock { state in
      defer { state.waiting = [] }
      return (state.waiting, state.watch, state.pool)
    }
    let start = ContinuousClock.now
    var (done, time) = (0, start)
    for piece in work {
      perform(piece)
      done += 1
      let now = ContinuousClock.now
      if piece.isWatched { watch?(now - time) }
      time = now
      // Who has moved doesn't take the time of this pool any more.
      if now - start > Self.share || state.withLock({ $0.pool !== home }) { break }
    }
    thread.store(0, ordering: .relaxed)
    let pool: (any SessionPool)? = state.withLock { state in
      if done < work.count { state.waiting.insert(contentsOf: work[done...], at: 0) }
      state.isScheduled = !state.waiting.isEmpty
      return state.isScheduled ? state.pool : nil
    }
    pool?.schedule(self)
  }

  private func perform(_ work: Work) {
    guard let mark else { return call(work) }
    mark.run { call(work) }
  }

  private func call(_ work: Work) {
    switch work {
    case .job(let job): job.runSynchronously(on: asUnownedSerialExecutor())
    case .call(_, let call): call()
    }
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(complexEquality: self)
  }

  package func isSameExclusiveExecutionContext(other: SessionExecutor) -> Bool { self === other }

  package func checkIsolated() {
    precondition(isCurrent, "A session was called outside its executor.")
  }

  package func isIsolatingCurrentContext() -> Bool? { isCurrent }
}

/// The lifetime of a screen or a flow, for its asynchronous work.
///
/// Work started here runs on the owner's actor and is cancelled when the screen is gone, so that a
/// late answer can't act. Use it instead of a bare `Task { }`.
///
/// ```swift
/// screen.scope.task(self) { await $0.load() }
/// ```
public final class Scope {
  /// What ``sleep(for:)`` and ``after(_:_:)`` go by; a test's is virtual.
  public let clock: any Clock<Duration>
  /// Whether the owner is gone; then no work is begun any more.
  public private(set) var isEnded = false

  /// Whether the code that runs now is a scope's work, rather than what a person just did.
  package static var isWorking: Bool { ScopeWork.current != nil }

  let isolation: any Actor
  /// Whether it is a screen's or flow's.
  private let isOwned: Bool
  var observers: Observers?

  let activity: Activity?
  private var tasks: [Int: (task: Task<Void, Never>, work: ScopeWork)] = [:]
  /// The work that begins when what the scope is for is shown; `nil` once it is.
  private var waiting: [Work]?
  private var nextTask = 0
  private var releases: [() -> Void] = []

  /// A scope for what is no screen or flow, as for a test of a view model alone.
  ///
  /// - Parameters:
  ///   - isolation: the actor the work runs on; it must be the caller's, which is checked. An executor of one's own
  ///     implements `checkIsolated()` for that.
  ///   - clock: what sleeping goes by.
  public convenience init(isolation: any Actor, clock: any Clock<Duration> = ContinuousClock()) {
    self.init(isolation: isolation, clock: clock, activity: nil)
  }

  /// - Parameter isWaiting: whether it is a screen's or flow's: its work begins only when that is shown.
  package init(
    isolation: any Actor,
    clock: any Clock<Duration>,
    activity: Activity?,
    isWaiting: Bool = false
  ) {
    self.isolation = isolation
    self.clock = clock
    self.activity = activity
    isOwned = isWaiting
    if isWaiting { waiting = [] }
  }

  /// Starts asynchronous work of `owner`, which is held weakly until it begins, on its actor.
  ///
  /// Better than `[weak self]` in ``task(_:)``: besides being shorter it stays on the actor. Swift 6.3
  /// runs an asynchronous closure with a capture list elsewhere, where it races with the rest.
  ///
  /// - Returns: a handle that can cancel it; the work goes on when the handle is released.
  @discardableResult
  public func task<Owner: AnyObject>(
    _ owner: Owner,
    _ body: @escaping (Owner) async -> Void
  ) -> ScopeTask {
    weak let owner = owner
    return task {
      guard let owner else { return }
      await body(owner)
    }
  }

  /// Starts asynchronous work on the scope's actor; what is started first begins first.
  ///
  /// Give `body` no capture list: see ``task(_:_:)``.
  ///
  /// - Returns: a handle that can cancel it; the work goes on when the handle is released.
  @discardableResult
  public func task(_ body: @escaping () async -> Void) -> ScopeTask {
    start(Work(scope: self, activity: activity, body: body))
  }

  /// Calls `action` with each element of a sequence, until the scope ends or the sequence does.
  ///
  /// Use it for what has no end of its own, as the changes of a store: unlike a ``task(_:)`` it isn't
  /// work that a host waits for.
  ///
  /// ```swift
  /// screen.scope.forEach(store.changes()) { [weak self] in self?.refresh() }
  /// ```
  @discardableResult
  public func forEach<Elements: AsyncSequence>(
    _ elements: Elements,
    _ action: @escaping (Elements.Element) -> Void
  ) -> ScopeTask {
    background {
      do {
        for try await element in elements {
          guard !Task.isCancelled else { return }
          action(element)
        }
      } catch {
        // The sequence has failed, and there is nobody to tell: whoever makes it does that.
      }
    }
  }

  /// Does something once, after a while, unless the scope ends before.
  ///
  /// Unlike a ``task(_:)`` that sleeps it isn't work that a host waits for.
  ///
  /// ```swift
  /// screen.scope.after(.seconds(60)) { [weak self] in self?.refresh() }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: from now, by ``clock``.
  ///   - action: what is done, on the scope's actor; held until then, or until it's cancelled.
  /// - Returns: a handle that can cancel it.
  @discardableResult
  public func after(_ duration: Duration, _ action: @escaping () -> Void) -> ScopeTask {
    let pause = clock.wait(of: duration)
    return background {
      guard (try? await pause()) != nil, !Task.isCancelled else { return }
      action()
    }
  }

  /// Starts a run of a command.
  ///
  /// - Parameter dropped: hears that it never began, because what the scope is for was never shown.
  func task(
    of run: Run,
    _ body: @escaping () async -> Void,
    dropped: @escaping () -> Void
  ) -> ScopeTask {
    start(Work(scope: self, activity: activity, run: run, dropped: dropped, body: body))
  }

  /// Starts what waits for changes: no work that has an end.
  func background(_ body: @escaping () async -> Void) -> ScopeTask {
    start(Work(scope: self, activity: nil, body: body))
  }

  private func start(_ work: Work) -> ScopeTask {
    nextTask += 1
    let id = nextTask
    guard !isEnded else { return ScopeTask(scope: nil, id: id) }
    var work = work
    work.id = id
    if waiting == nil { run(work) } else { waiting?.append(work) }
    return ScopeTask(scope: self, id: id)
  }

  private func run(_ work: Work) {
    var work = work
    let counted = work.activity.map { ScopeWork($0) } ?? ScopeWork(activity: nil)
    work.counted = counted
    // What work of a command begins is its own: it isn't replaced with the command's run.
    let task = Run.$current.withValue(work.run) {
      ScopeWork.$current.withValue(counted) {
        isolation.begin(work)
      }
    }
    tasks[work.id] = (task, counted)
  }

  /// What the scope is for is shown: the work begins that was started before.
  package func begin() {
    guard let works = waiting else { return }
    waiting = nil
    for work in works where !isEnded { run(work) }
    observers?.begin()
  }

  /// Whether what it is for isn't shown yet.
  var isWaiting: Bool { waiting != nil }

  /// Waits; by virtual time in a test.
  ///
  /// - Throws: `CancellationError` when the work was cancelled meanwhile.
  public func sleep(for duration: Duration) async throws { try await clock.wait(of: duration)() }

  /// Cancels all work and refuses new. That of a screen or flow ends with it, and isn't ended by this.
  public func end() {
    if !isOwned { finish() }
  }

  /// Cancels all work and refuses new: what the scope is for is gone.
  package func finish() {
    guard !isEnded else { return }
    isEnded = true
    let dropped = waiting ?? []
    waiting = nil
    let tasks = tasks
    self.tasks = [:]
    for id in tasks.keys.sorted() {
      tasks[id]?.task.cancel()
      tasks[id]?.work.cancelled()
    }
    let releases = releases
    self.releases = []
    for release in releases { release() }
    for work in dropped { work.dropped?() }
  }

  package func onEnd(_ action: @escaping () -> Void) {
    guard !isEnded else { return action() }
    releases.append(action)
  }

  func isRunning(_ id: Int) -> Bool {
    tasks[id] != nil || waiting?.contains { $0.id == id } == true
  }

  func cancel(_ id: Int) {
    // Let go of after the list was changed: what it holds may do anything as it goes.
    let works = waiting
    if works != nil { waiting = works?.filter { $0.id != id } }
    tasks[id]?.task.cancel()
    tasks[id]?.work.cancelled()
  }

  fileprivate static func run(_ work: Work, on isolation: isolated any Actor) async {
    // Swift 6.3 leaves the switch to the actor out when nothing is done on it before the next call;
    // this must be done on it.
    isolation.preconditionIsolated()
    await work.body()
    work.scope?.tasks[work.id] = nil
    work.counted.end()
  }

  /// Carries the work to its actor. `@unchecked Sendable` because it is made on the scope's actor
  /// and opened there only, by `run(_:on:)`.
  fileprivate struct Work: @unchecked Sendable {
    weak var scope: Scope?
    var id = 0
    let activity: Activity?
    var counted = ScopeWork.uncounted
    var run: Run?
    var dropped: (() -> Void)?
    let body: () async -> Void
  }
}

extension Actor {
  /// Enqueues work on the actor itself, so that what was started first begins first.
  fileprivate nonisolated func begin(_ work: Scope.Work) -> Task<Void, Never> {
    assumeIsolated { isolation in Task { await Scope.run(work, on: isolation) } }
  }
}

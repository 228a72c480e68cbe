/// The lifetime of a screen or a flow, for its asynchronous work.
///
/// Work that is started by a scope runs on the scope's actor. It is cancelled when the screen or flow ends, so that an
/// answer that comes later has no effect. Use a scope instead of `Task { }`.
///
/// ```swift
/// screen.scope.task(self) { await $0.load() }
/// ```
public final class Scope {
  /// The clock of ``sleep(for:)`` and ``after(_:_:)``; in a test, a virtual one.
  public let clock: any Clock<Duration>
  /// Whether the scope has ended. An ended scope starts no work any more.
  public private(set) var isEnded = false

  /// Whether the code that reads this property runs as part of a scope's work, not as part of an action of the person.
  package static var isWorking: Bool { ScopeWork.current != nil }

  let isolation: any Actor
  /// Whether the scope belongs to a screen or flow, so that ``end()`` doesn't end it.
  private let isOwned: Bool
  var observers: Observers?

  let activity: Activity?
  private var tasks: [Int: (task: Task<Void, Never>, work: ScopeWork)] = [:]
  /// The work that begins when the screen or flow is shown; `nil` once it is shown.
  private var waiting: [Work]?
  private var nextTask = 0
  private var releases: [() -> Void] = []

  /// Makes a scope that belongs to no screen or flow, for example for a test of a view model alone. Call ``end()`` to
  /// end it.
  ///
  /// - Parameters:
  ///   - isolation: the actor that the work runs on. It must be the caller's actor. Whenever work is started, the scope
  ///     checks that the caller is on this actor; a custom executor must implement `checkIsolated()` for this check.
  ///   - clock: the clock of ``sleep(for:)`` and ``after(_:_:)``.
  public convenience init(isolation: any Actor, clock: any Clock<Duration> = ContinuousClock()) {
    self.init(isolation: isolation, clock: clock, activity: nil)
  }

  /// Makes a scope.
  ///
  /// - Parameter isWaiting: whether the scope belongs to a screen or flow; then its work begins only after
  ///   ``begin()``.
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

  /// Starts asynchronous work of an object, on the scope's actor.
  ///
  /// ```swift
  /// screen.scope.task(self) { await $0.load() }
  /// ```
  ///
  /// Prefer this to ``task(_:)`` with `[weak self]`: Swift 6.3 runs an asynchronous closure that has a capture list
  /// outside the actor (swiftlang/swift#87097), where it races with other code. For the same reason, give `body` no
  /// capture list.
  ///
  /// - Parameters:
  ///   - owner: the object that `body` gets; held weakly until the work begins, and then strongly until the work ends.
  ///     The work doesn't begin when the object is gone.
  ///   - body: the work. It begins in a later turn, after work that was started earlier, and not before the screen or
  ///     flow is shown.
  /// - Returns: a handle that can cancel the work; releasing the handle doesn't cancel it.
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

  /// Starts asynchronous work on the scope's actor; work that is started first begins first.
  ///
  /// ```swift
  /// notes.flow.scope.task {
  ///   let outcome = await notes.edit.run("new", .sheet, at: .edit(id: "new"))
  ///   if let note = outcome.output { print("saved \(note.text)") }
  /// }
  /// ```
  ///
  /// - Parameter body: the work, held until it ends. Give the closure no capture list: see ``task(_:_:)``, which is
  ///   also better for work of `self`.
  /// - Returns: a handle that can cancel the work; releasing the handle doesn't cancel it.
  @discardableResult
  public func task(_ body: @escaping () async -> Void) -> ScopeTask {
    start(Work(scope: self, activity: activity, body: body))
  }

  /// Calls `action` with each element of a sequence, until the scope ends or the sequence ends.
  ///
  /// ```swift
  /// screen.scope.forEach(store.changes()) { [weak self] in self?.refresh() }
  /// ```
  ///
  /// Use it for a sequence that has no end of its own, for example the changes of a store: a host that waits until all
  /// work has ended waits for a ``task(_:)``, but not for this loop. When the sequence throws an error, the loop ends
  /// and the error is ignored, so handle errors where the sequence is made.
  ///
  /// - Parameters:
  ///   - elements: the sequence.
  ///   - action: gets each element, on the scope's actor. The closure is held until the loop ends, so capture `self`
  ///     weakly.
  /// - Returns: a handle that can cancel the loop.
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
        // The sequence has failed. Code that makes a sequence handles its errors.
      }
    }
  }

  /// Calls `action` once, after a certain time, unless the scope ends before that. A host that waits until all work has
  /// ended waits for a ``task(_:)`` that sleeps, but not for this action.
  ///
  /// ```swift
  /// screen.scope.after(.seconds(60)) { [weak self] in self?.refresh() }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: the time from now, by ``clock``.
  ///   - action: the action, called on the scope's actor. The closure is held until it was called or cancelled.
  /// - Returns: a handle that can cancel the action.
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
  /// - Parameter dropped: called when the run never began, because the screen or flow was never shown.
  func task(
    of run: Run,
    _ body: @escaping () async -> Void,
    dropped: @escaping () -> Void
  ) -> ScopeTask {
    start(Work(scope: self, activity: activity, run: run, dropped: dropped, body: body))
  }

  /// Starts work that hosts don't wait for, because it waits for changes and has no end of its own.
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
    // Work that a command's work starts belongs to no run, so it isn't replaced together with the command's run.
    let task = Run.$current.withValue(work.run) {
      ScopeWork.$current.withValue(counted) {
        isolation.begin(work)
      }
    }
    tasks[work.id] = (task, counted)
  }

  /// Begins the work that was started before the screen or flow was shown. Call this when it is shown.
  package func begin() {
    guard let works = waiting else { return }
    waiting = nil
    for work in works where !isEnded { run(work) }
    observers?.begin()
  }

  /// Whether work of this scope runs that hosts wait for.
  package var hasWork: Bool { tasks.values.contains { $0.work.isCounted } }

  /// Whether the screen or flow isn't shown yet.
  var isWaiting: Bool { waiting != nil }

  /// Waits until `duration` has passed, by ``clock``.
  ///
  /// - Throws: `CancellationError` when the task that waits is cancelled.
  public func sleep(for duration: Duration) async throws { try await clock.wait(of: duration)() }

  /// Ends a scope that belongs to no screen or flow: cancels all its work, and starts no work any more.
  ///
  /// The scope of a screen or flow ends when the screen or flow ends; for such a scope this call does nothing.
  public func end() {
    if !isOwned { finish() }
  }

  /// Ends the scope, also when it belongs to a screen or flow. Call this when the screen or flow has ended.
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

  /// Calls `action` when the scope ends, or at once when the scope has ended already.
  package func onEnd(_ action: @escaping () -> Void) {
    guard !isEnded else { return action() }
    releases.append(action)
  }

  func isRunning(_ id: Int) -> Bool {
    tasks[id] != nil || waiting?.contains { $0.id == id } == true
  }

  func cancel(_ id: Int) {
    // Holds the old list until `waiting` has changed: objects that it releases may call this scope in their `deinit`.
    let works = waiting
    if works != nil { waiting = works?.filter { $0.id != id } }
    tasks[id]?.task.cancel()
    tasks[id]?.work.cancelled()
  }

  fileprivate static func run(_ work: Work, on isolation: isolated any Actor) async {
    // Swift 6.3 (unreported) leaves out the switch to the actor when nothing runs there before the next call. This
    // line must run there.
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
  /// Enqueues work on the actor itself, so that work that was started first begins first.
  fileprivate nonisolated func begin(_ work: Scope.Work) -> Task<Void, Never> {
    assumeIsolated { isolation in Task { await Scope.run(work, on: isolation) } }
  }
}

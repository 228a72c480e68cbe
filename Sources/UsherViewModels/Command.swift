public import Observation

/// An asynchronous action with observable state: whether it runs, how much is done, and why it failed.
///
/// The work is given where it is set off, so a command is a plain `let`, and a second tap is harmless:
///
/// ```swift
/// private let buying = Command()
///
/// func buyButtonTapped() {
///   buying(screen, of: self) { try await $0.purchase() }
/// }
/// ```
///
/// The work runs on the scope's actor and is cancelled with it. Give it no capture list: Swift 6.3 takes an asynchronous closure
/// with one off its actor, see ``Scope/task(_:_:)``. Name what it needs before, as `let id = selection`.
public final class Command: Observable {
  /// What was asked for: the work, and where it runs.
  private typealias Request = (scope: Scope, work: () async throws -> Void)

  private let state = CommandState()

  /// Whether the work runs.
  public var isRunning: Bool { state.isRunning }
  /// How much is done, from 0 to 1, as the work has said by ``report(progress:)``; `nil` when it hasn't, or isn't
  /// running.
  public var progress: Double? { state.progress }
  /// Why the last run failed; `nil` after it succeeded or was cancelled, and while the next one runs that the person set off.
  public var error: (any Error)? { state.error }
  /// Why the last run failed, for the person to read.
  public var message: String? { error?.userMessage }
  /// Whether setting it off would have an effect: only ``CommandPolicy/ignore`` lets a run keep out the next one.
  public var canRun: Bool { policy != .ignore || !isRunning }

  private let policy: CommandPolicy
  /// What runs now; its task is there once it is begun.
  private var current: (run: Run, task: ScopeTask?)?
  private var last: Run?
  private var waiting: [Request] = []

  /// Makes a command that runs nothing yet.
  ///
  /// - Parameter policy: what happens when it is set off while it runs.
  public init(_ policy: CommandPolicy = .ignore) { self.policy = policy }

  /// Sets it off with the work of an object, which is held weakly until the work begins.
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow that the work ends with.
  ///   - owner: whose work it is; usually `self`.
  ///   - work: what is done. An error it throws becomes ``error``, unless it was cancelled.
  public func callAsFunction<Owner: AnyObject>(
    _ lifetime: some Scoped,
    of owner: Owner,
    _ work: @escaping (Owner) async throws -> Void
  ) {
    weak let owner = owner
    self(lifetime) {
      guard let owner else { return }
      try await work(owner)
    }
  }

  /// Sets it off.
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow that the work ends with.
  ///   - work: what is done; it is kept until it ends, so work of `self` is better given with its owner. An error it
  ///     throws becomes ``error``, unless it was cancelled.
  public func callAsFunction(_ lifetime: some Scoped, _ work: @escaping () async throws -> Void) {
    let scope = lifetime.scope
    guard canRun, !scope.isEnded else { return }
    switch policy {
    case .queue where isRunning: return waiting.append((scope, work))
    case .again where isRunning: return waiting = [(scope, work)]
    case .restart: supersede()
    default: break
    }
    begin((scope, work))
  }

  /// Stops the work, and forgets what waits; that is no failure.
  public func cancel() {
    waiting = []
    current?.task?.cancel()
    current = nil
    cameToRest()
  }

  /// Says how much of the work is done. From the work of a run that was replaced or cancelled it isn't heard; from
  /// elsewhere, as from a stream of the work's progress, it counts for what runs.
  ///
  /// - Parameter progress: from 0 to 1.
  public func report(progress: Double) {
    guard Run.current.map({ $0 === current?.run }) ?? isRunning else { return }
    state.progress = min(max(progress, 0), 1)
  }

  /// What the last run still finds is dropped.
  func supersedeLast() { last?.supersede() }

  private func supersede() {
    current?.run.supersede()
    current?.task?.cancel()
    current = nil
  }

  private func begin(_ request: Request) {
    // One that was cancelled may still be on its way to its end.
    last?.supersede()
    let run = Run()
    last = run
    current = (run, nil)
    state.isRunning = true
    state.error = nil
    state.progress = nil
    weak let this = self
    // Not the request: its scope would hold itself until it is shown.
    let work = request.work
    // No capture list: see `Scope.task(_:_:)`.
    let task = request.scope.task(of: run) {
      do {
        // Replaced or cancelled before its turn came, it doesn't begin.
        guard !run.isSuperseded else { return }
        try Task.checkCancellation()
        try await work()
        this?.ended(run, nil)
      } catch {
        this?.ended(run, error)
      }
    } dropped: {
      this?.ended(run, nil)
    }
    if current?.run === run { current?.task = task }
  }

  private func ended(_ run: Run, _ error: (any Error)?) {
    // A run that was replaced or cancelled has nothing to say any more.
    guard run === current?.run else { return }
    current = nil
    if let error, !(error is CancellationError) { state.error = error }
    // What waits can't begin any more once its scope has ended.
    waiting.removeAll { $0.scope.isEnded }
    guard waiting.isEmpty else {
      let failure = state.error
      begin(waiting.removeFirst())
      // What waits goes on, but a failure is told until the person sets something off.
      if policy == .queue { state.error = failure }
      return
    }
    cameToRest()
  }

  private func cameToRest() {
    state.isRunning = false
    state.progress = nil
  }
}

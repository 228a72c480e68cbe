public import Observation

/// An asynchronous action with observable state: whether it runs, how much is done, and why it failed.
///
/// The work is given where the command is called, so a command is a plain `let`, and a second tap is harmless:
///
/// ```swift
/// private let buying = Command()
///
/// func buyButtonTapped() {
///   buying(screen, of: self) { try await $0.purchase() }
/// }
/// ```
///
/// The work runs on the scope's actor and is cancelled with the scope. Give the closure no capture list: Swift 6.3
/// runs an asynchronous closure with a capture list off its actor (swiftlang/swift#87097), see ``Scope/task(_:_:)``.
/// Store the values that the work needs in constants before, for example `let id = selection`.
public final class Command: Observable {
  /// A call of the command: the work, and the scope that runs the work.
  private typealias Request = (scope: Scope, work: () async throws -> Void)

  private let state = CommandState()

  /// Whether a run of the command goes on or is about to begin. It is `false` from ``cancel()`` on, even if the
  /// cancelled work hasn't returned yet.
  public var isRunning: Bool { state.isRunning }
  /// How much of the work is done, from 0 to 1: the number of the last ``report(progress:)`` of the present run. It is
  /// `nil` before the first report of a run, and while the command isn't running.
  public var progress: Double? { state.progress }
  /// The error of the last run, if that run failed. It is `nil` before the first run, while a run goes on, and after a
  /// run that succeeded or was cancelled.
  ///
  /// ``CommandPolicy/queue`` is different: when a run fails, its error stays while the works of the waiting calls run,
  /// and after them. If one of those works fails, too, its error replaces the earlier one. The first call after all
  /// of them have ended sets the error to `nil`.
  public var error: (any Error)? { state.error }
  /// The message of ``error``, for the person to read; `nil` when there is no error.
  public var message: String? { error?.userMessage }
  /// Whether the command accepts a call now. It is `false` only while a command with ``CommandPolicy/ignore`` runs,
  /// because such a command ignores the call.
  public var canRun: Bool { policy != .ignore || !isRunning }

  private let policy: CommandPolicy
  /// The run that goes on, with its task once the task has started.
  private var current: (run: Run, task: ScopeTask?)?
  private var last: Run?
  private var waiting: [Request] = []

  /// Makes a command that runs nothing yet.
  ///
  /// - Parameter policy: what happens when the command is called while it runs.
  public init(_ policy: CommandPolicy = .ignore) { self.policy = policy }

  /// Runs the work of an object, as the command's policy allows.
  ///
  /// ```swift
  /// buying(screen, of: self) { try await $0.purchase() }
  /// ```
  ///
  /// The call does nothing when the lifetime has ended. When the owner is gone before the work begins, the work is
  /// left out.
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; the work is cancelled when the screen or flow ends.
  ///   - owner: the object that does the work, held weakly until the work begins; usually `self`.
  ///   - work: the work, which gets the owner. An error that it throws becomes ``error``, unless the run was
  ///     cancelled.
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

  /// Runs work that needs no owner, as the command's policy allows; nothing happens when the lifetime has ended.
  ///
  /// ```swift
  /// let shop = store
  /// deleting(screen) { try await shop.delete(id) }
  /// ```
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; the work is cancelled when the screen or flow ends.
  ///   - work: the work. The closure is held until the work ends, so use ``callAsFunction(_:of:_:)`` for work of
  ///     `self`. An error that it throws becomes ``error``, unless the run was cancelled.
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

  /// Cancels the running work and drops the calls that wait, without running their work. A cancelled run sets no
  /// ``error``.
  public func cancel() {
    waiting = []
    current?.task?.cancel()
    current = nil
    cameToRest()
  }

  /// Reports how much of the work is done; ``progress`` shows it.
  ///
  /// Call this from the command's work. Code that belongs to no command's work may call it, too, for example a loop
  /// over a stream of progress: then the number is for the present run. A report is ignored when it comes from the
  /// work of a run that was replaced or cancelled, from the work of another command, or while the command isn't
  /// running.
  ///
  /// - Parameter progress: how much is done, from 0 to 1. A lower number is taken as 0, a higher one as 1.
  public func report(progress: Double) {
    guard Run.current.map({ $0 === current?.run }) ?? isRunning else { return }
    state.progress = min(max(progress, 0), 1)
  }

  /// Makes the last run drop its results, even if it is still on its way to its end.
  func supersedeLast() { last?.supersede() }

  private func supersede() {
    current?.run.supersede()
    current?.task?.cancel()
    current = nil
  }

  private func begin(_ request: Request) {
    // A run that was cancelled may still be on its way to its end.
    last?.supersede()
    let run = Run()
    last = run
    current = (run, nil)
    state.isRunning = true
    state.error = nil
    state.progress = nil
    weak let this = self
    // The closure doesn't capture the request: its scope would hold itself until it is shown.
    let work = request.work
    // No capture list: see `Scope.task(_:_:)`.
    let task = request.scope.task(of: run) {
      do {
        // A run that was replaced or cancelled before its turn came doesn't begin.
        guard !run.isSuperseded else { return }
        try Task.checkCancellation()
        try await work()
        this?.ended(run, nil)
      } catch {
        if !run.isSuperseded, !Task.isCancelled { ScopeWork.report(error) }
        this?.ended(run, error)
      }
    } dropped: {
      this?.ended(run, nil)
    }
    if current?.run === run { current?.task = task }
  }

  private func ended(_ run: Run, _ error: (any Error)?) {
    // A run that was replaced or cancelled changes nothing any more.
    guard run === current?.run else { return }
    current = nil
    if let error, !(error is CancellationError) { state.error = error }
    // A waiting call can't begin any more once its scope has ended.
    waiting.removeAll { $0.scope.isEnded }
    guard waiting.isEmpty else {
      let failure = state.error
      begin(waiting.removeFirst())
      // The waiting calls go on, but the error stays until the person starts something.
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

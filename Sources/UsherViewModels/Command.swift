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
  /// A call that waits for its turn: the work, and the scope it runs in.
  private typealias Request = (scope: Scope, work: () async throws -> Void)

  private let state = CommandState()

  /// Whether work runs.
  public var isRunning: Bool { state.isRunning }
  /// The part of the work that is done, from 0 to 1, as last reported by ``report(progress:)``. `nil` before the
  /// first report of a run, and while nothing runs.
  public var progress: Double? { state.progress }
  /// The error of the last run; `nil` after a run that succeeded or was cancelled, and as soon as the next run
  /// begins.
  ///
  /// With ``CommandPolicy/queue`` the error stays while the waiting runs follow, unless one of them fails, too. It
  /// goes when the command is called again after all of them have ended.
  public var error: (any Error)? { state.error }
  /// The message of ``error``, for the person to read.
  public var message: String? { error?.userMessage }
  /// Whether a call would have an effect. It is `false` only while a command with ``CommandPolicy/ignore`` runs.
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
  /// Nothing happens when the lifetime has ended, or when the owner is gone before the work begins.
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; the work is cancelled when it ends.
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

  /// Runs work, as the command's policy allows; nothing happens when the lifetime has ended.
  ///
  /// ```swift
  /// let shop = store
  /// deleting(screen) { try await shop.delete(id) }
  /// ```
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; the work is cancelled when it ends.
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

  /// Cancels the running work and drops the calls that wait. A cancelled run sets no ``error``.
  public func cancel() {
    waiting = []
    current?.task?.cancel()
    current = nil
    cameToRest()
  }

  /// Reports how much of the work is done; ``progress`` shows it.
  ///
  /// Call it from the work, or from code outside of any command's work, for example from a stream of the work's
  /// progress: there it counts for the run that goes on. A report from the work of a run that was replaced or
  /// cancelled is ignored, and so is one from the work of another command.
  ///
  /// - Parameter progress: the part that is done, from 0 to 1; a number outside is moved to the nearer end.
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

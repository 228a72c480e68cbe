public import Observation

/// Something the person can set off that takes a while: whether it can, whether it runs, how it failed.
///
/// ```swift
/// private(set) lazy var buy = Command(scope, of: self, when: { $0.canBuy }) {
///   try await $0.purchase()
/// }
/// …
/// buy()              // what a button calls
/// ```
///
/// The work runs on the scope's actor and is cancelled with it.
@Observable
public final class Command {
  /// What happens when it is set off while it runs.
  public enum Policy: Sendable {
    /// Nothing: a second tap is harmless.
    case ignore
    /// The work that runs is cancelled, and begins again.
    case restart
    /// It runs once more when it is done, however often it was set off meanwhile; so the last run
    /// began after the last reason for it.
    case again
  }

  /// Whether the work runs.
  public private(set) var isRunning = false
  /// Why the last run failed; `nil` while it runs and after it succeeded or was cancelled.
  public private(set) var error: (any Error)?

  @ObservationIgnored private let scope: Scope
  @ObservationIgnored private let policy: Policy
  @ObservationIgnored private let condition: () -> Bool
  @ObservationIgnored private let work: () async throws -> Void
  @ObservationIgnored private var task: ScopeTask?
  @ObservationIgnored private var run = 0
  @ObservationIgnored private var needsAgain = false

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - scope: the screen's or flow's; the work ends with it.
  ///   - policy: what happens when it is set off while it runs.
  ///   - condition: whether it can be set off now; reads observable state.
  ///   - work: what it does. An error it throws becomes ``error``, unless it was cancelled.
  public init(
    _ scope: Scope,
    policy: Policy = .ignore,
    when condition: @escaping () -> Bool = { true },
    _ work: @escaping () async throws -> Void
  ) {
    self.scope = scope
    self.policy = policy
    self.condition = condition
    self.work = work
  }

  /// Makes a command of an object, which is held weakly.
  ///
  /// - Parameters:
  ///   - scope: the screen's or flow's; the work ends with it.
  ///   - owner: whose work it is; usually `self`.
  ///   - policy: what happens when it is set off while it runs.
  ///   - condition: whether it can be set off now; reads observable state.
  ///   - work: what it does. An error it throws becomes ``error``, unless it was cancelled.
  public convenience init<Owner: AnyObject>(
    _ scope: Scope,
    of owner: Owner,
    policy: Policy = .ignore,
    when condition: @escaping (Owner) -> Bool = { _ in true },
    _ work: @escaping (Owner) async throws -> Void
  ) {
    weak let owner = owner
    self.init(scope, policy: policy, when: { owner.map(condition) ?? false }) {
      guard let owner else { return }
      try await work(owner)
    }
  }

  /// Whether it can be set off now.
  public var canRun: Bool { (policy != .ignore || !isRunning) && condition() }

  /// Why the last run failed, for the person.
  public var message: String? { error?.userMessage }

  /// Sets it off; nothing happens when it can't run.
  public func callAsFunction() {
    guard canRun, !scope.isEnded else { return }
    guard policy != .again || !isRunning else { return needsAgain = true }
    task?.cancel()
    run += 1
    let run = run
    isRunning = true
    error = nil
    let work = work
    weak let this = self
    // No capture list: see `Scope.task(_:_:)`.
    task = scope.task {
      do {
        try await work()
        this?.ended(run, nil)
      } catch {
        this?.ended(run, error)
      }
    }
  }

  /// Stops the work; that is no failure.
  public func cancel() {
    needsAgain = false
    task?.cancel()
    ended(run, nil)
  }

  private func ended(_ run: Int, _ error: (any Error)?) {
    // A run that was replaced or cancelled has nothing to say any more.
    guard run == self.run, isRunning else { return }
    isRunning = false
    task = nil
    if let error, !(error is CancellationError) { self.error = error }
    guard needsAgain else { return }
    needsAgain = false
    self()
  }
}

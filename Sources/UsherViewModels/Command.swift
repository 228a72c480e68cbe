public import Observation

/// Something the person can set off that takes a while: whether it can, whether it runs, how far it is, how it failed.
///
/// ```swift
/// private(set) lazy var buy = Command(scope, of: self, when: { $0.canBuy }) {
///   try await $0.purchase()
/// }
/// …
/// buy()              // what a button calls
/// ```
///
/// With an input it is one command for many things, as for the rows of a list:
///
/// ```swift
/// private(set) lazy var delete = Command(scope, of: self, policy: .queue) {
///   (model: PhotosViewModel, id: String) in
///   try await model.store.delete(id)
/// }
/// ```
///
/// ``canRun`` needs no event to be raised by hand: it is computed from what the condition reads, so whoever shows it is
/// told when any of that changes. The work runs on the scope's actor and is cancelled with it.
public final class Command<Input>: Observable {
  private let state = CommandState()

  /// Whether the work runs.
  public var isRunning: Bool { state.isRunning }
  /// How much is done, from 0 to 1, as the work has said by ``report(progress:)``; `nil` when it hasn't, or isn't
  /// running.
  public var progress: Double? { state.progress }
  /// Why the last run failed; `nil` while it runs and after it succeeded or was cancelled.
  public var error: (any Error)? { state.error }

  private let scope: Scope
  private let policy: CommandPolicy
  private let condition: () -> Bool
  private let work: (Input) async throws -> Void
  /// What runs now; its task is there once it is begun.
  private var current: (run: Run, task: ScopeTask?)?
  private var last: Run?
  private var waiting: [Input] = []

  /// Makes a command with an input.
  ///
  /// - Parameters:
  ///   - scope: the screen's or flow's; the work ends with it.
  ///   - policy: what happens when it is set off while it runs.
  ///   - condition: whether it can be set off now; reads observable state.
  ///   - work: what it does. An error it throws becomes ``error``, unless it was cancelled.
  public init(
    _ scope: Scope,
    policy: CommandPolicy = .ignore,
    when condition: @escaping () -> Bool = { true },
    _ work: @escaping (Input) async throws -> Void
  ) {
    self.scope = scope
    self.policy = policy
    self.condition = condition
    self.work = work
  }

  /// Whether it can be set off now.
  public var canRun: Bool { (policy != .ignore || !isRunning) && condition() }

  /// Why the last run failed, for the person.
  public var message: String? { error?.userMessage }

  /// Sets it off; nothing happens when it can't run.
  public func callAsFunction(_ input: Input) {
    guard canRun, !scope.isEnded else { return }
    switch policy {
    case .queue where isRunning: return waiting.append(input)
    case .again where isRunning: return waiting = [input]
    case .restart: supersede()
    default: break
    }
    begin(input)
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

  private func begin(_ input: Input) {
    // One that was cancelled may still be on its way to its end.
    last?.supersede()
    let run = Run()
    last = run
    current = (run, nil)
    state.isRunning = true
    state.error = nil
    state.progress = nil
    let work = work
    weak let this = self
    // No capture list: see `Scope.task(_:_:)`.
    let task = scope.task(of: run) {
      do {
        // Replaced or cancelled before its turn came, it doesn't begin.
        guard !run.isSuperseded else { return }
        try Task.checkCancellation()
        try await work(input)
        this?.ended(run, nil)
      } catch {
        this?.ended(run, error)
      }
    }
    if current?.run === run { current?.task = task }
  }

  private func ended(_ run: Run, _ error: (any Error)?) {
    // A run that was replaced or cancelled has nothing to say any more.
    guard run === current?.run else { return }
    current = nil
    if let error, !(error is CancellationError) { state.error = error }
    // What waits can't begin any more once the scope has ended.
    if scope.isEnded { waiting = [] }
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

extension Command {
  /// Makes a command of an object, which is held weakly, with an input.
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
    policy: CommandPolicy = .ignore,
    when condition: @escaping (Owner) -> Bool = { _ in true },
    _ work: @escaping (Owner, Input) async throws -> Void
  ) {
    weak let owner = owner
    self.init(scope, policy: policy, when: { owner.map(condition) ?? false }) { input in
      guard let owner else { return }
      try await work(owner, input)
    }
  }
}

extension Command where Input == Void {
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
    policy: CommandPolicy = .ignore,
    when condition: @escaping (Owner) -> Bool = { _ in true },
    _ work: @escaping (Owner) async throws -> Void
  ) {
    weak let owner = owner
    self.init(scope, policy: policy, when: { owner.map(condition) ?? false }) { _ in
      guard let owner else { return }
      try await work(owner)
    }
  }

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - scope: the screen's or flow's; the work ends with it.
  ///   - policy: what happens when it is set off while it runs.
  ///   - condition: whether it can be set off now; reads observable state.
  ///   - work: what it does. An error it throws becomes ``error``, unless it was cancelled.
  public convenience init(
    _ scope: Scope,
    policy: CommandPolicy = .ignore,
    when condition: @escaping () -> Bool = { true },
    _ work: @escaping () async throws -> Void
  ) {
    self.init(scope, policy: policy, when: condition) { _ in try await work() }
  }

  /// Sets it off; nothing happens when it can't run.
  public func callAsFunction() { self(()) }
}

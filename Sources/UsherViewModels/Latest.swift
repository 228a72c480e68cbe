public import Observation

/// A request that depends on what the person enters, of which only the newest counts: a search as they type.
///
/// ```swift
/// private(set) lazy var search = Latest(scope, of: self, after: .milliseconds(300)) {
///   (model: PlacesViewModel, query: String) in
///   try await model.found(query)
/// }
/// …
/// search(query)      // for each letter
/// search.state       // a Loadable: what was found stays until the newer answer has come
/// ```
///
/// Where the service is an actor, call it from a method, as here: Swift 6.3 refuses it in the closure of a `lazy var`.
///
/// A newer request cancels the one before, and should that answer all the same, nobody sees it: a slow answer can't
/// take the place of a newer one.
public final class Latest<Input, Value>: Observable {
  private typealias Pause = @Sendable () async throws -> Void

  private let signals = Signals()
  private var found = Loadable<Value>.idle
  private var wanted: Input?
  /// What showed before what goes on was begun, and what that was for.
  private var settled = (state: Loadable<Value>.idle, input: Input?.none)

  /// What was found for the newest request.
  public private(set) var state: Loadable<Value> {
    get {
      signals.read(\.first)
      return found
    }
    set { signals.write(\.first) { found = newValue } }
  }
  /// What the newest request is for, unless it was cancelled; `nil` before the first one and after ``clear()``.
  public private(set) var input: Input? {
    get {
      signals.read(\.second)
      return wanted
    }
    set { signals.write(\.second) { wanted = newValue } }
  }

  private let scope: Scope
  private let delay: Duration
  private let fetch: (Input) async throws -> Value
  private lazy var request = Command(scope, of: self, policy: .restart) {
    (latest: Latest, wanted: (input: Input, pause: Pause?)) in
    try await latest.load(wanted.input, after: wanted.pause)
  }

  /// Makes a request of an object, which is held weakly.
  ///
  /// - Parameters:
  ///   - scope: the screen's or flow's; requests end with it.
  ///   - owner: whose request it is; usually `self`.
  ///   - delay: how long to wait for something newer before fetching.
  ///   - fetch: gets what is wanted. An empty collection becomes ``Loadable/empty``.
  public init<Owner: AnyObject>(
    _ scope: Scope,
    of owner: Owner,
    after delay: Duration = .zero,
    _ fetch: @escaping (Owner, Input) async throws -> Value
  ) {
    weak let owner = owner
    self.scope = scope
    self.delay = delay
    self.fetch = { input in
      guard let owner else { throw CancellationError() }
      return try await fetch(owner, input)
    }
  }

  /// Asks for something else than before.
  public func callAsFunction(_ input: Input) {
    settle()
    self.input = input
    request((input, delay > .zero ? scope.clock.wait(of: delay) : nil))
  }

  /// Asks once more for the same, at once; nothing happens when nothing was asked for.
  public func retry() {
    guard let input else { return }
    settle()
    request((input, nil))
  }

  /// Stops what goes on; what showed before shows again, and ``input`` is what that is for.
  public func cancel() {
    let isRunning = request.isRunning
    request.cancel()
    request.supersedeLast()
    if isRunning { (state, input) = settled }
  }

  /// Forgets everything, as for an empty field.
  public func clear() {
    cancel()
    input = nil
    state = .idle
  }

  private func settle() {
    if !request.isRunning { settled = (state, input) }
  }

  private func load(_ input: Input, after pause: Pause?) async throws {
    try await pause?()
    await state.load(into: { state = $0 }) { try await fetch(input) }
  }
}

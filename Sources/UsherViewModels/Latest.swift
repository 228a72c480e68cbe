public import Observation

/// A request that depends on an input, of which only the newest counts: for example a search while the person types.
///
/// ```swift
/// let search = Latest<String, [Place]>(after: .milliseconds(300))
///
/// var query = "" { didSet { find() } }
///
/// private func find() {
///   guard !query.isEmpty else { return search.clear() }
///   search(query, screen, of: self) { try await $0.service.places(matching: $1) }
/// }
/// ```
///
/// ``state`` is a ``Loadable``: the last value stays until the newer answer has come. A newer request cancels the
/// older one. If the older one answers in spite of that, its answer is dropped, so a slow answer can't replace a
/// newer one.
///
/// A request for the same input as the newest one does nothing while that one runs or after it has succeeded. So put
/// everything that the answer depends on into the input. Give the closure no capture list: see ``Scope/task(_:_:)``.
public final class Latest<Input: Equatable, Value>: Observable {
  private typealias Pause = @Sendable () async throws -> Void
  private typealias Fetch = (Input) async throws -> Value

  private let signals = Signals()
  private var found = Loadable<Value>.idle
  private var asked: Input?
  /// State and input before the running request; ``cancel()`` restores them.
  private var settled = (state: Loadable<Value>.idle, input: Input?.none, isAnswered: false)
  /// Whether ``state`` is the answer to the newest request.
  private var isAnswered = false

  /// The state of the newest request, with the value that it, or an earlier one, has found.
  public private(set) var state: Loadable<Value> {
    get {
      signals.read(\.first)
      return found
    }
    set { signals.write(\.first) { found = newValue } }
  }
  /// The input of the newest request that wasn't cancelled; `nil` before the first one and after ``clear()``.
  public private(set) var input: Input? {
    get {
      signals.read(\.second)
      return asked
    }
    set { signals.write(\.second) { asked = newValue } }
  }

  /// Whether the newest request runs; its pause counts, too.
  public var isRunning: Bool { request.isRunning }

  private let delay: Duration
  private let request = Command(.restart)
  /// Whether the newest request is still in its pause.
  private var isPausing = false
  private var repeating: (scope: Scope, fetch: Fetch)?

  /// Makes a request that fetches nothing yet.
  ///
  /// - Parameter delay: the pause before each fetch, in which a newer request can replace it; by the scope's clock.
  public init(after delay: Duration = .zero) { self.delay = delay }

  /// Fetches the value for an input, after the pause.
  ///
  /// ```swift
  /// search(query, screen, of: self) { try await $0.service.places(matching: $1) }
  /// ```
  ///
  /// Nothing happens when the lifetime has ended, or when the newest request has the same input and the same lifetime
  /// and hasn't failed. With `now`, a request that is still in its pause begins at once.
  ///
  /// - Parameters:
  ///   - input: the input, for example the text of a search.
  ///   - lifetime: the screen or flow; the request is cancelled when it ends.
  ///   - owner: the object that `fetch` gets, held weakly; usually `self`.
  ///   - now: whether to skip the pause, for example when a search is submitted.
  ///   - fetch: returns the value for the input. It is also held for ``retry()``. An error that it throws becomes
  ///     ``Loadable/failed(old:message:canRetry:)``, an empty list becomes ``Loadable/empty``.
  public func callAsFunction<Owner: AnyObject>(
    _ input: Input,
    _ lifetime: some Scoped,
    of owner: Owner,
    now: Bool = false,
    _ fetch: @escaping (Owner, Input) async throws -> Value
  ) {
    let scope = lifetime.scope
    guard !scope.isEnded else { return }
    let isSame = input == self.input && scope === repeating?.scope
    if isSame, isRunning ? !(now && isPausing) : isAnswered { return }
    weak let owner = owner
    repeating = (
      scope,
      { input in
        guard let owner else { throw CancellationError() }
        return try await fetch(owner, input)
      }
    )
    begin(input, isNow: now)
  }

  /// Fetches the value for the newest ``input`` again, without the pause and whatever the last result was; nothing
  /// happens when there is no input.
  public func retry() {
    if let input { begin(input, isNow: true) }
  }

  /// Cancels the running request and restores the ``state`` and ``input`` from before it.
  public func cancel() {
    let isRunning = isRunning
    request.cancel()
    request.supersedeLast()
    isPausing = false
    if isRunning { (state, input, isAnswered) = settled }
  }

  /// Cancels the running request and sets ``state`` to idle and ``input`` to `nil`, for example for an empty field.
  public func clear() {
    cancel()
    input = nil
    state = .idle
  }

  private func begin(_ input: Input, isNow: Bool) {
    guard let (scope, fetch) = repeating, !scope.isEnded else { return }
    if !isRunning { settled = (state, self.input, isAnswered) }
    self.input = input
    isAnswered = false
    isPausing = !isNow && delay > .zero
    let pause: Pause? = isPausing ? scope.clock.wait(of: delay) : nil
    request(scope, of: self) { try await $0.load(input, after: pause, fetch) }
  }

  private func load(_ input: Input, after pause: Pause?, _ fetch: Fetch) async throws {
    do {
      try await pause?()
      // A request may be replaced when its pause is over already.
      try Task.checkCancellation()
    } catch {
      restore()
      throw error
    }
    isPausing = false
    await state.load(into: { state = $0 }) {
      let value = try await fetch(input)
      try Task.checkCancellation()
      isAnswered = true
      return value
    }
    if !isAnswered, state.message == nil { restore() }
  }

  /// Restores the state and input from before the newest request, which cancelled itself or was cancelled by its
  /// scope.
  private func restore() {
    guard Run.current?.isSuperseded == false else { return }
    isPausing = false
    (state, input, isAnswered) = settled
  }
}

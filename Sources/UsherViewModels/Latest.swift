public import Observation

/// Requests that each have an input, where only the answer to the newest request is used: for example a search while
/// the person types.
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
/// ``state`` is a ``Loadable``: the last value stays until the answer to a newer request has come. A newer request
/// cancels the older one. If the older one answers nevertheless, its answer is dropped, so a slow answer can't replace
/// a newer one.
///
/// A request with the same input as the newest request does nothing while the newest one runs, or after it has
/// succeeded. So put everything that the answer depends on into the input. Give the closure no capture list: see
/// ``Scope/task(_:_:)``.
public final class Latest<Input: Equatable, Value>: Observable {
  private typealias Pause = @Sendable () async throws -> Void
  private typealias Fetch = (Input) async throws -> Value

  private let signals = Signals()
  private var found = Loadable<Value>.idle
  private var asked: Input?
  /// The state and input of the last time when no request ran; ``cancel()`` restores them.
  private var settled = (state: Loadable<Value>.idle, input: Input?.none, isAnswered: false)
  /// Whether ``state`` is the answer to the newest request.
  private var isAnswered = false

  /// The state of the newest request. Its value is the answer to that request, or an earlier answer until the newest
  /// one has come.
  public private(set) var state: Loadable<Value> {
    get {
      signals.read(\.first)
      return found
    }
    set { signals.write(\.first) { found = newValue } }
  }
  /// The input of the newest request that wasn't cancelled; `nil` before the first request and after ``clear()``.
  public private(set) var input: Input? {
    get {
      signals.read(\.second)
      return asked
    }
    set { signals.write(\.second) { asked = newValue } }
  }

  /// Whether a request is in its pause, or fetches its value.
  public var isRunning: Bool { request.isRunning }

  private let delay: Duration
  private let request = Command(.restart)
  /// Whether the newest request is still in its pause.
  private var isPausing = false
  private var repeating: (scope: Scope, fetch: Fetch)?

  /// Makes an object that has requested nothing yet.
  ///
  /// - Parameter delay: the pause between a request and its fetch, by the scope's clock. A request that is replaced in
  ///   its pause fetches nothing.
  public init(after delay: Duration = .zero) { self.delay = delay }

  /// Fetches the value for an input, after the pause.
  ///
  /// ```swift
  /// search(query, screen, of: self) { try await $0.service.places(matching: $1) }
  /// ```
  ///
  /// Nothing happens when the lifetime has ended. Nothing happens either when the newest request has the same input
  /// and the same lifetime, and runs or has succeeded; but if that request is still in its pause and `now` is `true`,
  /// its fetch begins at once.
  ///
  /// - Parameters:
  ///   - input: the input, for example the text of a search.
  ///   - lifetime: the screen or flow; the request is cancelled when the screen or flow ends.
  ///   - owner: the object that `fetch` gets, held weakly; usually `self`.
  ///   - now: whether to skip the pause, for example when a search is submitted.
  ///   - fetch: returns the value for the input. The closure is kept, so that ``retry()`` can call it again. An error
  ///     that it throws becomes ``Loadable/failed(old:message:canRetry:)``, an empty list becomes ``Loadable/empty``.
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

  /// Fetches the value for the present ``input`` again, without the pause, and also after a success. Nothing happens
  /// when ``input`` is `nil`, or when the lifetime of the last request has ended.
  public func retry() {
    if let input { begin(input, isNow: true) }
  }

  /// Cancels the running request and restores the ``state`` and ``input`` of the last time when no request ran;
  /// nothing happens when no request runs.
  public func cancel() {
    let isRunning = isRunning
    request.cancel()
    request.supersedeLast()
    isPausing = false
    if isRunning { (state, input, isAnswered) = settled }
  }

  /// Cancels the running request, if there is one, and sets ``state`` to ``Loadable/idle`` and ``input`` to `nil`, for
  /// example when the person has emptied the search field.
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
      // A request may be replaced between the end of its pause and this line.
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

  /// Restores the state and input of the last time when no request ran: the newest request has thrown a
  /// `CancellationError`, or its scope has cancelled it.
  private func restore() {
    guard Run.current?.isSuperseded == false else { return }
    isPausing = false
    (state, input, isAnswered) = settled
  }
}

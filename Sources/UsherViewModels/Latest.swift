public import Observation

/// A request that depends on what the person enters, of which only the newest counts: a search while they type.
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
/// ``state`` is a ``Loadable``: what was found stays until the newer answer has come. A newer request cancels the one
/// before; if that answers all the same, nobody sees it, so a slow answer can't take the place of a newer one. To ask again
/// for the same input does nothing while that is being fetched or was found, so all that the answer depends on belongs into
/// the input. Give the closure no capture list: see ``Scope/task(_:_:)``.
public final class Latest<Input: Equatable, Value>: Observable {
  private typealias Pause = @Sendable () async throws -> Void
  private typealias Fetch = (Input) async throws -> Value

  private let signals = Signals()
  private var found = Loadable<Value>.idle
  private var asked: Input?
  /// State and input before the running request; ``cancel()`` restores them.
  private var settled = (state: Loadable<Value>.idle, input: Input?.none, isAnswered: false)
  /// Whether what shows is the answer to the newest request.
  private var isAnswered = false

  /// What was found for the newest request.
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

  /// Whether an answer to the newest request is awaited, its pause included.
  public var isRunning: Bool { request.isRunning }

  private let delay: Duration
  private let request = Command(.restart)
  /// Whether the newest request is still in its pause.
  private var isPausing = false
  private var repeating: (scope: Scope, fetch: Fetch)?

  /// Makes a request that asks for nothing yet.
  ///
  /// - Parameter delay: how long to wait for a newer input before fetching.
  public init(after delay: Duration = .zero) { self.delay = delay }

  /// Asks for what belongs to an input.
  ///
  /// Nothing happens when the newest request is for the same input and the same screen and hasn't failed; `now` cuts its
  /// pause short.
  ///
  /// - Parameters:
  ///   - input: what to ask for.
  ///   - lifetime: the screen or flow; the request ends with it.
  ///   - owner: whose request it is, held weakly; usually `self`.
  ///   - now: whether to ask without the pause, for example when a search is submitted.
  ///   - fetch: gets the value; it is kept for ``retry()``. An empty collection becomes ``Loadable/empty``.
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

  /// Asks once more for the newest input, at once, whatever was found; nothing happens when there is none.
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

  /// Forgets everything, for example for an empty field.
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
      // Its pause may have been over already when it was replaced.
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

  /// The newest request was cancelled, by itself or by its scope: what was there before it counts again.
  private func restore() {
    guard Run.current?.isSuperseded == false else { return }
    isPausing = false
    (state, input, isAnswered) = settled
  }
}

/// The state of a value that has to be fetched: not requested, loading, loaded, empty or failed.
///
/// ```swift
/// private(set) var photos = Loadable<[Photo]>.idle
/// …
/// await photos.load(into: { photos = $0 }) { try await shop.photos() }
/// ```
///
/// The old value stays while a new one is fetched, and when that fails.
public enum Loadable<Value> {
  /// The value wasn't requested yet.
  case idle
  /// The value is being fetched; `old` is the value from before.
  case loading(old: Value?)
  /// The value was fetched.
  case loaded(Value)
  /// The value was fetched and is an empty list.
  case empty
  /// The value couldn't be fetched: `message` is for the person, `old` is the value from before, and `canRetry` says
  /// whether another attempt can succeed, see ``UserFacingError/canRetry``.
  case failed(old: Value?, message: String, canRetry: Bool = true)
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Sendable where Value: Sendable {}

extension Loadable {
  /// The value to show: the fetched one, or while loading and after a failure the one from before.
  public var value: Value? {
    switch self {
    case .idle, .empty: nil
    case .loading(let old), .failed(let old, _, _): old
    case .loaded(let value): value
    }
  }

  /// Whether the value is being fetched.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The message for the person after a failure; `nil` in all other states.
  public var message: String? {
    if case .failed(_, let message, _) = self { message } else { nil }
  }

  /// Whether the fetch has failed and another attempt may succeed.
  ///
  /// After a failure with `false`, a screen offers another way on instead of *Try Again*, for example back to the
  /// list.
  public var canRetry: Bool {
    if case .failed(_, _, let canRetry) = self { canRetry } else { false }
  }

  /// Returns the same state with another form of the value.
  ///
  /// ```swift
  /// var count: Loadable<Int> { photos.map(\.count) }
  /// ```
  ///
  /// - Parameter transform: converts the value, or the old one; not called in a state without a value.
  public func map<Other>(_ transform: (Value) -> Other) -> Loadable<Other> {
    switch self {
    case .idle: .idle
    case .loading(let old): .loading(old: old.map(transform))
    case .loaded(let value): .loaded(transform(value))
    case .empty: .empty
    case .failed(let old, let message, let canRetry):
      .failed(old: old.map(transform), message: message, canRetry: canRetry)
    }
  }

  /// Fetches the value and waits for it; the old value stays until the new one has come.
  ///
  /// ```swift
  /// await photos.load(into: { photos = $0 }) { try await shop.photos() }
  /// ```
  ///
  /// A cancelled fetch restores the state from before. A fetch in a run of a ``Command`` that a newer run has
  /// replaced sets nothing any more. An empty list becomes ``empty``; an empty text, set or dictionary is a value.
  ///
  /// - Parameters:
  ///   - set: stores a state: first ``loading(old:)``, then the outcome. Both closures run on the caller's actor and
  ///     aren't kept.
  ///   - fetch: returns the value. An error that it throws becomes ``failed(old:message:canRetry:)``.
  public func load(
    into set: (Loadable) -> Void,
    _ fetch: () async throws -> Value
  ) async {
    await load(in: Run.current, into: set, fetch)
  }

  func load(
    in run: Run?,
    into set: (Loadable) -> Void,
    _ fetch: () async throws -> Value
  ) async {
    guard run?.isSuperseded != true else { return }
    set(.loading(old: value))
    let outcome: Loadable
    do {
      let value = try await fetch()
      try Task.checkCancellation()
      let isEmpty = (value as? any RandomAccessCollection)?.isEmpty ?? false
      outcome = isEmpty ? .empty : .loaded(value)
    } catch  where error is CancellationError || Task.isCancelled {
      outcome = isLoading ? value.map { .loaded($0) } ?? .idle : self
    } catch {
      outcome = .failed(old: value, message: error.userMessage, canRetry: error.canRetry)
    }
    if run?.isSuperseded != true { set(outcome) }
  }
}

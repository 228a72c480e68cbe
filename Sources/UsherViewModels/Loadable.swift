/// The state of a value that has to be fetched: not requested, loading, loaded, empty or failed.
///
/// ```swift
/// private(set) var photos = Loadable<[Photo]>.idle
/// …
/// await photos.load(into: { photos = $0 }) { try await shop.photos() }
/// ```
///
/// The old value stays while a new one is fetched, and also when that fetch fails.
public enum Loadable<Value> {
  /// Nobody has requested the value yet.
  case idle
  /// The value is being fetched; `old` is the value from before this fetch, `nil` when there was none.
  case loading(old: Value?)
  /// The value was fetched.
  case loaded(Value)
  /// The value was fetched and is an empty list.
  case empty
  /// The value couldn't be fetched: `message` is for the person, `old` is the value from before (`nil` when there was
  /// none), and `canRetry` says whether another attempt can succeed, see ``UserFacingError/canRetry``.
  case failed(old: Value?, message: String, canRetry: Bool = true)
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Sendable where Value: Sendable {}

extension Loadable {
  /// The value to show: the fetched one, or the old one while loading and after a failure. It is `nil` when there is
  /// no such value, and for ``empty``.
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

  /// Whether the fetch has failed and another attempt may succeed; `false` in all states other than
  /// ``failed(old:message:canRetry:)``.
  ///
  /// When this is `false` after a failure, a screen should show another button instead of *Try Again*, for example one
  /// that goes back to the list.
  public var canRetry: Bool {
    if case .failed(_, _, let canRetry) = self { canRetry } else { false }
  }

  /// Returns the same state with a converted value.
  ///
  /// ```swift
  /// var count: Loadable<Int> { photos.map(\.count) }
  /// ```
  ///
  /// - Parameter transform: converts ``value``; not called when that is `nil`.
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

  /// Fetches the value and waits for the result; the old value stays until the new one has come.
  ///
  /// ```swift
  /// await photos.load(into: { photos = $0 }) { try await shop.photos() }
  /// ```
  ///
  /// When the fetch is cancelled, the state from before is restored; if that state was ``loading(old:)``, the old
  /// value is restored. When the call is part of a run of a ``Command`` and a newer run has replaced that run, no state
  /// is set any more. An empty list becomes ``empty``, but an empty text, set or dictionary becomes ``loaded(_:)``.
  ///
  /// - Parameters:
  ///   - set: stores a state: first ``loading(old:)``, then the result. Both closures run on the caller's actor, and
  ///     none of them is kept.
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
      if run?.isSuperseded != true { ScopeWork.report(error) }
      outcome = .failed(old: value, message: error.userMessage, canRetry: error.canRetry)
    }
    if run?.isSuperseded != true { set(outcome) }
  }
}

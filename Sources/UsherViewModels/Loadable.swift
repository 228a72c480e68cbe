/// A value that has to be fetched, in every state a person can find it in.
///
/// What was shown stays while it is fetched again, and when that fails.
public enum Loadable<Value> {
  /// Nothing was asked for yet.
  case idle
  /// It is being fetched; `old` is what was there before.
  case loading(old: Value?)
  /// It is there.
  case loaded(Value)
  /// It is there, and there is nothing in it.
  case empty
  /// It couldn't be fetched; `message` is for the person, `old` is what was there before. Whether it can help to try
  /// again is the error's ``UserFacingError/canRetry``.
  case failed(old: Value?, message: String, canRetry: Bool = true)
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Sendable where Value: Sendable {}

extension Loadable {
  /// What can be shown: the value, or the one from before.
  public var value: Value? {
    switch self {
    case .idle, .empty: nil
    case .loading(let old), .failed(let old, _, _): old
    case .loaded(let value): value
    }
  }

  /// Whether it is being fetched.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Why it couldn't be fetched, if so.
  public var message: String? {
    if case .failed(_, let message, _) = self { message } else { nil }
  }

  /// Whether it has failed, and may succeed another time. If it can't, a screen offers a way on instead, as to the list.
  public var canRetry: Bool {
    if case .failed(_, _, let canRetry) = self { canRetry } else { false }
  }

  /// The state of another form of the value.
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

  /// Fetches the value, keeping what is there until it has come.
  ///
  /// A cancelled fetch puts back what was there; one that a newer run of its ``Command`` has replaced sets nothing any
  /// more. An empty list becomes ``empty``; an empty text or dictionary is a value.
  ///
  /// ```swift
  /// await photos.load(into: { photos = $0 }) { try await shop.photos() }
  /// ```
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

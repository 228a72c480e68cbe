/// An error with a message for the person.
///
/// ```swift
/// struct Offline: UserFacingError {
///   let userMessage = "You are offline."
/// }
/// ```
public protocol UserFacingError: Error {
  /// The message: what happened, and what the person can do, in one or two sentences.
  var userMessage: String { get }
  /// Whether another attempt may succeed; `true` by default.
  ///
  /// Return `false`, for example, for an item that was deleted: a screen then offers another way on instead of *Try
  /// Again*.
  var canRetry: Bool { get }
}

extension UserFacingError {
  /// Whether another attempt may succeed: `true`.
  public var canRetry: Bool { true }
}

extension Error {
  /// The message for the person; a general sentence for an error that is no ``UserFacingError``.
  public var userMessage: String {
    (self as? any UserFacingError)?.userMessage ?? "Something went wrong. Please try again."
  }

  /// Whether another attempt may succeed; `true` for an error that is no ``UserFacingError``.
  public var canRetry: Bool { (self as? any UserFacingError)?.canRetry ?? true }
}

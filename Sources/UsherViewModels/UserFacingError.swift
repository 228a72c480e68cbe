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
  /// Return `false`, for example, when the item was deleted: then a screen shows no *Try Again* button. The screen can
  /// show another button instead, for example one that goes back.
  var canRetry: Bool { get }
}

extension UserFacingError {
  /// The default: `true`, another attempt may succeed.
  public var canRetry: Bool { true }
}

extension Error {
  /// The message for the person. For an error that is no ``UserFacingError`` it is a general sentence.
  public var userMessage: String {
    (self as? any UserFacingError)?.userMessage ?? "Something went wrong. Please try again."
  }

  /// Whether another attempt may succeed. For an error that is no ``UserFacingError`` it is `true`.
  public var canRetry: Bool { (self as? any UserFacingError)?.canRetry ?? true }
}

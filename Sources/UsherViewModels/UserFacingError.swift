/// An error that can tell a person what happened and what to do about it.
public protocol UserFacingError: Error {
  /// A sentence or two for the person.
  var userMessage: String { get }
  /// Whether the same may succeed another time; `true` unless it is said otherwise.
  ///
  /// Trying again can't help where there is no such thing any more, so a screen offers a way on instead.
  var canRetry: Bool { get }
}

extension UserFacingError {
  /// Whether the same may succeed another time: it may.
  public var canRetry: Bool { true }
}

extension Error {
  /// What to tell a person about this error; a general sentence for one that isn't made for people.
  public var userMessage: String {
    (self as? any UserFacingError)?.userMessage ?? "Something went wrong. Please try again."
  }

  /// Whether the same may succeed another time; what isn't known to be in vain may.
  public var canRetry: Bool { (self as? any UserFacingError)?.canRetry ?? true }
}

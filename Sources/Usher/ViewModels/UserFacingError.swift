/// An error that can tell a person what happened and what to do about it.
public protocol UserFacingError: Error {
  /// A sentence or two for the person.
  var userMessage: String { get }
}

extension Error {
  /// What to tell a person about this error; a general sentence for one that isn't made for people.
  public var userMessage: String {
    (self as? any UserFacingError)?.userMessage ?? "Something went wrong. Please try again."
  }
}

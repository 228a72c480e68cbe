#if Accounts
/// The reason why a password couldn't be hashed.
public enum PasswordError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Too many people sign in at this moment. Ask the person to try again soon.
  case tooManyWaiting

  /// The reason in a sentence.
  public var description: String {
    "Too many passwords wait to be hashed. Please try again in a moment."
  }
}
#endif

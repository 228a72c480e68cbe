#if Accounts
/// The reason why a password couldn't be hashed.
public enum PasswordError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Too many people sign in at this moment. Ask the person to try again soon.
  case tooManyWaiting
  /// The password has more than ``PasswordHash/longestPassword`` bytes.
  case tooLong

  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .tooManyWaiting: "Too many passwords wait to be hashed. Please try again in a moment."
    case .tooLong:
      "A password has more than \(PasswordHash.longestPassword) bytes. To fix this, check its length first."
    }
  }
}
#endif

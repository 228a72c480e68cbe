public import Usher
public import UsherAccounts

/// What the person reads when there were too many attempts.
extension TooManyAttempts: @retroactive UserFacingError {
  public var userMessage: String { "Please wait for \(secondsToWait) seconds, and try again." }
}

/// What the person reads when a password can't be hashed.
extension PasswordError: @retroactive UserFacingError {
  public var userMessage: String {
    switch self {
    case .tooManyWaiting: "Many people sign in at this moment. Please try again soon."
    case .tooLong: "This password is too long. Please choose a shorter one."
    }
  }
}

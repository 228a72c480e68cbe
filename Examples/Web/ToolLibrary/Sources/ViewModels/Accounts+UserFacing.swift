public import Usher
public import UsherAccounts

/// What the person reads when there were too many attempts.
extension TooManyAttempts: @retroactive UserFacingError {
  public var userMessage: String { "Please wait for \(secondsToWait) seconds, and try again." }
}

/// What the person reads when too many people sign in at once.
extension PasswordError: @retroactive UserFacingError {
  public var userMessage: String { "Many people sign in at this moment. Please try again soon." }
}

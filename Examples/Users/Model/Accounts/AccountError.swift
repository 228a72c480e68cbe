/// The reason why an account couldn't be used. It is a code without text: the view models choose the words for people.
public enum AccountError: Error, Hashable, Sendable {
  case emptyEmail
  /// The text isn't a whole address, or it is too long.
  case wrongEmail
  case emptyPassword
  case passwordTooShort(minimum: Int)
  case passwordTooLong
  case emailTaken
  /// No account has this address, or the password is wrong. The error doesn't say which of the two, for security.
  case wrongCredentials
  case tooManyAttempts(secondsToWait: Int)
  /// Too many people sign in at this moment.
  case tooManyAtOnce
  /// Nobody is signed in at the browser, or somebody else.
  case notSignedIn
}

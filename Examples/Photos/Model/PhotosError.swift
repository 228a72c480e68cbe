/// Why something about photos couldn't be done: a code, not a text, because what to tell a person is
/// for the view models to say.
public enum PhotosError: Error, Hashable, Sendable {
  case emptyUsername
  case usernameTooLong(maximum: Int)
  case emptyPassword
  case passwordTooShort(minimum: Int)
  case usernameTaken
  /// There is no such account, or the password isn't its; which of the two isn't told.
  case wrongCredentials
  case tooManyAttempts(secondsToWait: Int)
  case notSignedIn
  case unknownPhoto
  case notForSale
  case notBought
  case paymentDeclined
  case paymentUnreachable
}

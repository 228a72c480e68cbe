/// The reason why an action of the shop failed. It is a code without text: the view models choose the words for people.
public enum PhotosError: Error, Hashable, Sendable {
  case emptyUsername
  case usernameTooLong(maximum: Int)
  case emptyPassword
  case passwordTooShort(minimum: Int)
  case passwordTooLong
  case usernameTaken
  /// No account has this name, or the password is wrong. The error doesn't say which of the two, for security.
  case wrongCredentials
  case tooManyAttempts(secondsToWait: Int)
  /// Too many people sign in at this moment.
  case tooManyAtOnce
  case notSignedIn
  case unknownPhoto
  case notForSale
  case notBought
  case paymentDeclined
  case paymentUnreachable
}

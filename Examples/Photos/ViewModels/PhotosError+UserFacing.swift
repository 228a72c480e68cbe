public import PhotosModel
public import Usher

/// The sentences that people read: the model gives a code, this layer gives the words.
extension PhotosError: UserFacingError {
  public var canRetry: Bool { self != .unknownPhoto }

  public var userMessage: String {
    switch self {
    case .emptyUsername: "Please enter your username."
    case .emptyPassword: "Please enter your password."
    case .usernameTooLong(let maximum):
      "Please enter a username of at most \(maximum) characters."
    case .passwordTooShort(let minimum):
      "Please choose a password of at least \(minimum) characters."
    case .passwordTooLong: "This password is too long. Please choose a shorter one."
    case .usernameTaken: "This username is taken. Please choose another one."
    case .wrongCredentials: "The username or the password is wrong. Please try again."
    case .tooManyAttempts(let seconds):
      "There were too many attempts. Please try again in \(seconds) seconds."
    case .tooManyAtOnce: "Many people sign in at this moment. Please try again soon."
    case .notSignedIn: "You have been signed out. Please sign in to go on."
    case .unknownPhoto: "This photo isn’t offered any more."
    case .notForSale: "This photo isn’t for sale."
    case .notBought: "Buy this photo to get the full picture."
    case .paymentDeclined: "Your payment was declined. You have not been charged."
    case .paymentUnreachable:
      "The payment service can’t be reached. You have not been charged. Please try again."
    }
  }
}

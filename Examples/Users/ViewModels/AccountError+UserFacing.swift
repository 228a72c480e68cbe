public import UsersModel
public import Usher

/// The sentences that people read: the model gives a code, this layer gives the words.
extension AccountError: UserFacingError {
  /// Trying again doesn't sign anybody in.
  public var canRetry: Bool { self != .notSignedIn }

  public var userMessage: String {
    switch self {
    case .emptyEmail: "Please enter your e-mail address."
    case .wrongEmail: "This isn’t a whole e-mail address. One looks like ada@example.com."
    case .emptyPassword: "Please enter your password."
    case .passwordTooShort(let minimum):
      "Please choose a password of at least \(minimum) characters."
    case .passwordTooLong: "This password is too long. Please choose a shorter one."
    case .emailTaken: "This address has an account already. Please sign in."
    case .wrongCredentials: "The address or the password is wrong. Please try again."
    case .tooManyAttempts(let seconds):
      "There were too many attempts. Please try again in \(seconds) seconds."
    case .tooManyAtOnce: "Many people sign in at this moment. Please try again soon."
    case .notSignedIn: "You have been signed out. Please sign in to go on."
    }
  }
}

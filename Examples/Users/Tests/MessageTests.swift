import Testing
import UsersModel
import UsersViewModels
import Usher

@Suite("Users: messages")
struct MessageTests {
  @Test(
    "each code of the files has words for the person",
    arguments: [
      (
        FilesError.premiumOnly(limit: 1_000_000_000),
        "Only premium customers may store files above 1 GB."
      ),
      (.emptyName, "This file has no name. Please give it one and try again."),
      (.sizeMismatch, "The file didn’t arrive completely. Please try again."),
      (.unknownFile, "This file isn’t there any more."),
      (.storage("disk full"), "The file couldn’t be stored. Please try again later."),
      (.listing("it is away"), "Your files can’t be shown at the moment. Please try again later."),
    ]
  )
  func words(error: FilesError, message: String) {
    #expect(error.userMessage == message)
  }

  @Test(
    "each code of the accounts has words for the person",
    arguments: [
      (AccountError.emptyEmail, "Please enter your e-mail address."),
      (.wrongEmail, "This isn’t a whole e-mail address. One looks like ada@example.com."),
      (.emptyPassword, "Please enter your password."),
      (.passwordTooShort(minimum: 8), "Please choose a password of at least 8 characters."),
      (.passwordTooLong, "This password is too long. Please choose a shorter one."),
      (.emailTaken, "This address has an account already. Please sign in."),
      (.wrongCredentials, "The address or the password is wrong. Please try again."),
      (
        .tooManyAttempts(secondsToWait: 40),
        "There were too many attempts. Please try again in 40 seconds."
      ),
      (.tooManyAtOnce, "Many people sign in at this moment. Please try again soon."),
      (.notSignedIn, "You have been signed out. Please sign in to go on."),
    ]
  )
  func words(ofAccounts error: AccountError, message: String) {
    #expect(error.userMessage == message)
    // To ask once more doesn't sign anybody in.
    #expect(error.canRetry == (error != .notSignedIn))
  }
}

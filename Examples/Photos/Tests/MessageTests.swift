import PhotosModel
import PhotosViewModels
import Testing
import Usher

/// The model's codes as people read them.
@Suite("Photos: messages")
struct MessageTests {
  @Test(
    "each error says what happened and what to do",
    arguments: [
      (PhotosError.emptyUsername, "Please enter your username."),
      (.usernameTooLong(maximum: 50), "Please enter a username of at most 50 characters."),
      (.emptyPassword, "Please enter your password."),
      (.passwordTooShort(minimum: 8), "Please choose a password of at least 8 characters."),
      (.passwordTooLong, "This password is too long. Please choose a shorter one."),
      (.usernameTaken, "This username is taken. Please choose another one."),
      (.wrongCredentials, "The username or the password is wrong. Please try again."),
      (
        .tooManyAttempts(secondsToWait: 40),
        "There were too many attempts. Please try again in 40 seconds."
      ),
      (.tooManyAtOnce, "Many people sign in at this moment. Please try again soon."),
      (.notSignedIn, "You have been signed out. Please sign in to go on."),
      (.unknownPhoto, "This photo isn’t offered any more."),
      (.notForSale, "This photo isn’t for sale."),
      (.notBought, "Buy this photo to get the full picture."),
      (.paymentDeclined, "Your payment was declined. You have not been charged."),
      (
        .paymentUnreachable,
        "The payment service can’t be reached. You have not been charged. Please try again."
      ),
    ]
  )
  func message(_ error: PhotosError, _ text: String) {
    #expect(error.userMessage == text)
  }
}

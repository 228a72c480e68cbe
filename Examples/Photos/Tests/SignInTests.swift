import Photos
import PhotosFixtures
import PhotosModel
import PhotosViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Photos: signing in")
struct SignInTests {
  @Test(
    "signing in says what is wrong, where it is",
    arguments: [
      ("", "x", ["Please enter your username.", nil, nil]),
      ("bartjacobs", "", [nil, "Please enter your password.", nil]),
      ("", "", ["Please enter your username.", "Please enter your password.", nil]),
      (
        String(repeating: "b", count: 51), "x",
        ["Please enter a username of at most 50 characters.", nil, nil]
      ),
      ("bartjacobs", "x", [nil, nil, "The username or the password is wrong. Please try again."]),
    ]
  )
  func signInMessages(_ username: String, _ password: String, _ messages: [String?]) async throws {
    let photos = try await PhotosDriver()
    try await photos.buyFromPhoto()
    try photos.app.on(SignInViewModel.self) {
      $0.username.value = username
      $0.password.value = password
      $0.signIn()
    }
    try await photos.app.wait {
      let model = try photos.app.top(SignInViewModel.self)
      return [model.username.message, model.password.message, model.message] == messages
    }
    #expect(try !photos.app.top(SignInViewModel.self).isSigningIn)
    try await photos.close()
  }

  @Test("an account is made where one signs in, and used at once")
  func createAccount() async throws {
    let photos = try await PhotosDriver()
    try await photos.buyFromPhoto()
    try photos.app.on(SignInViewModel.self) {
      $0.switchButtonTapped()
      #expect($0.title == "Create Account")
      #expect($0.hint == nil)
      $0.username.value = "BartJacobs"
      $0.password.value = "short"
      $0.signIn()
    }
    try await photos.app.wait {
      try photos.app.top(SignInViewModel.self).password.message
        == "Please choose a password of at least 8 characters."
    }
    try photos.app.on(SignInViewModel.self) {
      $0.password.value = "long enough"
      $0.signIn()
    }
    try await photos.app.wait {
      try photos.app.top(SignInViewModel.self).username.message
        == "This username is taken. Please choose another one."
    }
    try photos.app.on(SignInViewModel.self) {
      $0.username.value = "ada"
      #expect($0.username.message == nil)
      $0.signIn()
    }
    try await photos.app.wait { (try? photos.app.top(BuyViewModel.self)) != nil }
    #expect(photos.shop.account(of: PhotosDriver.visitor)?.username == "ada")
    try await photos.close()
  }
}

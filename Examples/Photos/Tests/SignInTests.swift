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

  @Test("signing in gives the browser a new name; who knows the old one isn't signed in")
  func newName() async throws {
    let ended = Counter()
    let actions = Visit.Actions(renew: { "new" }, endOtherPages: { ended.add() })
    let photos = try await PhotosDriver(visit: Visit(id: "old", actions: actions))
    try await photos.buyFromPhoto()
    try photos.app.on(SignInViewModel.self) {
      $0.username.value = Account.demo.username
      $0.password.value = Account.demo.password
      $0.signIn()
    }
    try await photos.app.wait { (try? photos.app.top(BuyViewModel.self)) != nil }
    #expect(photos.shop.account(of: "new")?.username == Account.demo.username)
    #expect(photos.shop.account(of: "old") == nil)
    #expect(ended.count == 0)
    try await photos.close()
  }

  @Test("signing out ends what other pages of the browser show, and their pages of before know it")
  func signOut() async throws {
    let ended = Counter()
    let actions = Visit.Actions(renew: { "new" }, endOtherPages: { ended.add() })
    let photos = try await PhotosDriver(visit: Visit(id: "old", actions: actions))
    try await photos.list()
    try await photos.shop.signIn(Account.demo.username, Account.demo.password, visitor: "old")
    try await photos.app.wait { try photos.app.top(PhotosViewModel.self).isSignedIn }
    try photos.app.on(PhotosViewModel.self) { $0.signInButtonTapped() }
    try await photos.app.wait { try !photos.app.top(PhotosViewModel.self).isSignedIn }
    try await photos.app.wait { ended.count == 1 }
    try await photos.close()
  }

  @Test("signing out everywhere signs out at all browsers of the account, and ends their pages")
  func signOutEverywhere() async throws {
    let ended = Counter()
    let actions = Visit.Actions(renew: { "new" }, endOtherPages: { ended.add() })
    let photos = try await PhotosDriver(visit: Visit(id: "here", actions: actions))
    let demo = Account.demo
    for browser in ["here", "there"] {
      try await photos.shop.signIn(demo.username, demo.password, visitor: browser)
    }
    try await photos.shop.createAccount("somebody", "12345678", visitor: "other")
    try photos.app.select(tab: "Profile")
    try await photos.app.wait {
      try photos.app.top(ProfileViewModel.self).content.value?.username == demo.username
    }
    try photos.app.on(ProfileViewModel.self) { $0.signOutEverywhereButtonTapped() }
    try await photos.app.wait {
      try photos.app.top(ProfileViewModel.self).content.value?.username == .some(nil)
    }
    try await photos.app.wait { ended.count == 1 }
    #expect(photos.shop.account(of: "there") == nil)
    #expect(photos.shop.account(of: "other")?.username == "somebody")
    try await photos.close()
  }

  @Test("a browser that doesn't take its new name is told so, and nobody is signed in")
  func away() async throws {
    struct Away: UserFacingError { let userMessage = "Your browser didn’t answer." }
    let actions = Visit.Actions(renew: { throw Away() }, endOtherPages: {})
    let photos = try await PhotosDriver(visit: Visit(id: "old", actions: actions))
    try await photos.buyFromPhoto()
    try photos.app.on(SignInViewModel.self) {
      $0.username.value = Account.demo.username
      $0.password.value = Account.demo.password
      $0.signIn()
    }
    try await photos.app.wait {
      try photos.app.top(SignInViewModel.self).message == "Your browser didn’t answer."
    }
    #expect(photos.shop.account(of: "old") == nil)
    try await photos.close()
  }

  @Test("nothing that shows a view model to developers shows the password")
  func description() async throws {
    let photos = try await PhotosDriver()
    try await photos.buyFromPhoto()
    try photos.app.on(SignInViewModel.self) {
      $0.password.value = "pl4nted"
      #expect(!"\($0.password)".contains("pl4nted"))
      #expect(!String(reflecting: $0.password).contains("pl4nted"))
      var text = ""
      dump($0, to: &text, maxDepth: 4)
      #expect(!text.contains("pl4nted"))
    }
    try await photos.close()
  }
}

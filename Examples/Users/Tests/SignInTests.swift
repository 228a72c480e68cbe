import Testing
import UsersFixtures
import UsersModel
import UsersTestSupport
import UsersViewModels
import Usher
import UsherTesting

@MainActor
@Suite("Users: signing in")
struct SignInTests {
  @Test(
    "signing in says what is wrong, where it is",
    arguments: [
      ("", "a long password", ["Please enter your e-mail address.", nil, nil]),
      (
        "ada", "a long password",
        ["This isn’t a whole e-mail address. One looks like ada@example.com.", nil, nil]
      ),
      ("ada@example.com", "", [nil, "Please enter your password.", nil]),
      (
        "ada@example.com", String(repeating: "p", count: 1025),
        [nil, "This password is too long. Please choose a shorter one.", nil]
      ),
      (
        "ada@example.com", "x",
        [nil, nil, "The address or the password is wrong. Please try again."]
      ),
    ]
  )
  func messages(_ email: String, _ password: String, _ messages: [String?]) async throws {
    let users = try UsersDriver(path: "files")
    try await users.accounts.join("ada@example.com", at: "hers")
    try users.submit(email, password)
    try await users.app.wait {
      let form = try users.app.top(SignInViewModel.self)
      return [form.email.message, form.password.message, form.message] == messages
    }
    #expect(try !users.app.top(SignInViewModel.self).isSigningIn)
    try await users.close()
  }

  @Test("an account is made where one signs in, and used at once")
  func join() async throws {
    let users = try UsersDriver(path: "files")
    try await users.accounts.join("ada@example.com", at: "hers")
    try users.app.on(SignInViewModel.self) {
      $0.switchButtonTapped()
      #expect($0.title == "Create Account")
    }
    try users.submit("Ada@Example.com", "short")
    try await users.app.wait {
      try users.app.top(SignInViewModel.self).password.message
        == "Please choose a password of at least 8 characters."
    }
    try users.submit("Ada@Example.com")
    try await users.app.wait {
      try users.app.top(SignInViewModel.self).email.message
        == "This address has an account already. Please sign in."
    }
    try users.submit("grace@example.com")
    try await users.expect("Users ▸ My Files")
    try await users.settle()
    try await users.close()
  }

  @Test("signing in gives the browser a new name; who knows the old one isn't signed in")
  func newName() async throws {
    let actions = Visit.Actions(renew: { "new" }, endOtherPages: {})
    let users = try UsersDriver(visit: Visit(id: "old", actions: actions), path: "files")
    try await users.accounts.join("ada@example.com", at: "hers")
    try users.submit("ada@example.com")
    try await users.expect("Users ▸ My Files")
    #expect(users.accounts.account(at: "new")?.email == "ada@example.com")
    #expect(users.accounts.account(at: "old") == nil)
    try await users.settle()
    try await users.close()
  }

  @Test("a browser that doesn't take its new name is told so, and nobody is signed in")
  func away() async throws {
    struct Away: UserFacingError { let userMessage = "Your browser didn’t answer." }
    let actions = Visit.Actions(renew: { throw Away() }, endOtherPages: {})
    let users = try UsersDriver(visit: Visit(id: "old", actions: actions), path: "files")
    try await users.accounts.join("ada@example.com", at: "hers")
    try users.submit("ada@example.com")
    try await users.app.wait {
      try users.app.top(SignInViewModel.self).message == "Your browser didn’t answer."
    }
    #expect(users.accounts.account(at: "old") == nil)
    try await users.close()
  }

  @Test("who cancels while the browser gets its new name isn't signed in")
  func cancelled() async throws {
    let (reached, reach) = AsyncStream<Void>.makeStream()
    let ended = Counter()
    let actions = Visit.Actions(
      renew: {
        reach.yield()
        try? await Task.sleep(for: .seconds(3600))
        ended.add()
        return "new"
      },
      endOtherPages: {}
    )
    let users = try UsersDriver(visit: Visit(id: "old", actions: actions), path: "files")
    try await users.accounts.join("ada@example.com", at: "hers")
    try users.submit("ada@example.com")
    for await _ in reached { break }
    try users.app.on(SignInViewModel.self) { $0.cancel() }
    try await users.app.wait { ended.count == 1 }
    try await users.expect("Users")
    try await users.settle()
    for name in ["old", "new"] { #expect(users.accounts.account(at: name) == nil) }
    try await users.close()
  }

  @Test("who leaves at once after Sign Out is signed out")
  func leftSigningOut() async throws {
    let ended = Counter()
    let accounts = Accounts.test()
    try await accounts.join("ada@example.com", at: "here")
    let actions = Visit.Actions(renew: { "here" }, endOtherPages: { ended.add() })
    let visit = Visit(id: "here", actions: actions)
    let users = try UsersDriver(accounts: accounts, visit: visit, path: "files")
    try await users.settle()
    try users.app.on(FilesViewModel.self) { $0.signOutButtonTapped() }
    try users.app.back()
    try await users.app.wait { ended.count == 1 }
    #expect(accounts.account(at: "here") == nil)
    try await users.settle()
    try await users.close()
  }

  @Test("signing out ends what other pages of the browser show", arguments: [false, true])
  func signOut(_ everywhere: Bool) async throws {
    let ended = Counter()
    let actions = Visit.Actions(renew: { "here" }, endOtherPages: { ended.add() })
    let accounts = Accounts.test()
    try await accounts.join("ada@example.com", at: "here")
    try await accounts.signIn("ada@example.com", at: "there")
    try await accounts.join("grace@example.com", at: "hers")
    let visit = Visit(id: "here", actions: actions)
    let users = try UsersDriver(accounts: accounts, visit: visit, path: "files")
    try await users.settle()
    try users.app.on(FilesViewModel.self) {
      if everywhere { $0.signOutEverywhereButtonTapped() } else { $0.signOutButtonTapped() }
    }
    try await users.expect("Users")
    try await users.app.wait { ended.count == 1 }
    #expect(accounts.account(at: "here") == nil)
    #expect((accounts.account(at: "there") == nil) == everywhere)
    #expect(accounts.account(at: "hers")?.email == "grace@example.com")
    try await users.settle()
    try await users.close()
  }

  @Test("nothing that shows a view model to developers shows the password")
  func description() async throws {
    let users = try UsersDriver(path: "files")
    try users.app.on(SignInViewModel.self) {
      $0.password.value = "pl4nted"
      #expect(!String(reflecting: $0.password).contains("pl4nted"))
      var text = ""
      dump($0, to: &text, maxDepth: 4)
      #expect(!text.contains("pl4nted"))
    }
    try await users.settle()
    try await users.close()
  }
}

import Testing
import UsersFixtures
import UsersModel
import UsersTestSupport
import UsersViewModels
import Usher
import UsherTesting

/// Who isn't signed in sees the lists, and no files.
@MainActor
@Suite("Users: the gate before the files", .inEveryMode)
struct GateTests {
  @Test("My Files leads who is signed in to their files, and Back to the list")
  func signedIn() async throws {
    let users = try await UsersDriver.signedIn()
    try users.app.back()
    try users.app.expect("Users")
    try await users.settle()
    try users.app.on(UsersViewModel.self) { $0.filesButtonTapped() }
    try await users.expect("Users ▸ My Files")
    #expect(users.app.path == "files")
    try await users.settle()
    try await users.close()
  }

  @Test("who isn't signed in does that first, and goes on to their files")
  func signsIn() async throws {
    let users = try UsersDriver()
    try await users.accounts.join("ada@example.com", at: "hers")
    try await users.settle()
    try users.app.on(UsersViewModel.self) { $0.filesButtonTapped() }
    try users.app.expect("Users ▸ [sheet] Sign In")
    try users.submit("ada@example.com")
    try await users.expect("Users ▸ My Files")
    try await users.settle()
    try await users.close()
  }

  @Test("the way to the files goes on from the other list, too")
  func fromTable() async throws {
    let users = try UsersDriver(path: "by-delegate")
    try await users.accounts.join("ada@example.com", at: "hers")
    try await users.settle()
    try users.app.on(UsersTableViewModel.self) { $0.users.filesButtonTapped() }
    try users.app.expect("Users ▸ Users by Delegate ▸ [sheet] Sign In")
    try users.submit("ada@example.com")
    try await users.expect("Users ▸ Users by Delegate ▸ My Files")
    try await users.settle()
    try await users.close()
  }

  @Test("a link to the files asks to sign in; who cancels is at the list")
  func cancelled() async throws {
    let users = try UsersDriver(path: "files")
    try users.app.expect("Users ▸ [sheet] Sign In")
    try users.app.on(SignInViewModel.self) { $0.cancel() }
    try users.app.expect("Users")
    #expect(users.account == nil)
    try await users.settle()
    try await users.close()
  }

  @Test("the files of listed users are at no address any more", arguments: ["1/files", "0/files"])
  func nowhere(_ path: String) {
    #expect(throws: RouteError.self) { try UsersDriver(path: path) }
  }

  @Test("the address of Sign In leads on who is signed in already")
  func address() async throws {
    let users = try await UsersDriver.signedIn()
    try users.app.open("sign-in")
    try await users.app.wait { !users.app.drawing.contains("Sign In") }
    try await users.settle()
    try await users.close()
  }

  @Test("signed in at another page while Sign In shows, one goes on to the files")
  func signedInElsewhere() async throws {
    let users = try UsersDriver(path: "files")
    try await users.accounts.join("ada@example.com", at: UsersDriver.visitor)
    try await users.expect("Users ▸ My Files")
    try await users.settle()
    try await users.close()
  }

  @Test("signed out at another page, the files are left, and nobody is asked")
  func signedOutElsewhere() async throws {
    let users = try await UsersDriver.signedIn()
    try await users.accounts.signOut(at: UsersDriver.visitor)
    try await users.expect("Users")
    try await users.settle()
    // Nor do they come back by going forward.
    users.app.navigation.forward()
    #expect(!users.app.drawing.contains("Files"))
    try await users.close()
  }

  @Test("signed out at another page, a list stays, in whichever style")
  func listStays() async throws {
    let users = try await UsersDriver.signedIn()
    try users.app.open("by-delegate")
    try await users.settle()
    try await users.accounts.signOut(at: UsersDriver.visitor)
    try await users.settle()
    try users.app.on(UsersTableViewModel.self) { $0.users.filesButtonTapped() }
    try users.app.expect("Users ▸ Users by Delegate ▸ [sheet] Sign In")
    try await users.close()
  }

  @Test("when somebody else signs in at another page, the files of before are left")
  func somebodyElse() async throws {
    let users = try await UsersDriver.signedIn()
    try await users.accounts.join("grace@example.com", at: UsersDriver.visitor)
    try await users.expect("Users")
    try await users.settle()
    try users.app.on(UsersViewModel.self) { $0.filesButtonTapped() }
    try await users.expect("Users ▸ My Files")
    try await users.settle()
    try await users.close()
  }

  @Test("gone back from the files and signed out, forward leads to no files")
  func forward() async throws {
    let users = try await UsersDriver.signedIn()
    try users.app.back()
    try await users.accounts.signOut(at: UsersDriver.visitor)
    try await users.settle()
    users.app.navigation.forward()
    #expect(!users.app.drawing.contains("Files"))
    try await users.settle()
    try await users.close()
  }

  @Test("a change of the plan at another page shows, and the files stay")
  func planElsewhere() async throws {
    let users = try await UsersDriver.signedIn()
    let account = try #require(users.account)
    try await users.accounts.signIn("ada@example.com", at: "hers")
    try await users.accounts.setPlan(.premium, of: account.id, at: "hers")
    try await users.app.wait { try users.files.isPremium }
    try users.app.expect("Users ▸ My Files")
    try await users.settle()
    try await users.close()
  }
}

import Testing
import Usher
import UsherTesting

@testable import ToolLibraryFlows
@testable import ToolLibraryModel
@testable import ToolLibraryViewModels

@MainActor
@Suite("Signing in", .inEveryMode)
struct SigningInTests {
  private let tool = "tools/jigsaw-ulme"
  private let mine = Neighbours.loan("2026-03-01", "2026-03-03")

  private func signIn(
    _ app: TestApp,
    _ address: String,
    _ password: String = "a password",
    isNew: Bool = false
  ) throws {
    try app.on(SignInViewModel.self) {
      $0.address.value = address
      $0.password.value = password
      $0.isNew = isNew
      $0.submitButtonTapped()
    }
  }

  @Test("whoever wants to borrow joins first, and goes on to where they wanted to go")
  func gate() async throws {
    let app = try Neighbours().app(at: "here")
    try app.open("\(tool)/borrow/2026-03-03/2026-03-05")
    try app.expect("[tab Tools] Tools ▸ Jigsaw, Ulme ▸ [sheet] Sign In")
    try signIn(app, " Eva ", isNew: true)
    try await app.wait {
      app.drawing == "[tab Tools] Tools ▸ Jigsaw, Ulme ▸ [sheet] Which Days? ▸ The Rules"
    }
    // The gate of the other tab is passed, too.
    try app.swipeDown()
    try app.select(tab: "My Loans")
    try await app.wait { app.drawing == "[tab My Loans] My Loans" }
    try app.close()
  }

  @Test("whoever doesn't want to sign in is back at the tool")
  func cancel() throws {
    let app = try Neighbours().app(at: "here")
    try app.open("\(tool)/borrow")
    try app.on(SignInViewModel.self) { $0.cancelButtonTapped() }
    try app.expect("[tab Tools] Tools ▸ Jigsaw, Ulme")
    try app.close()
  }

  @Test("a link to a note asks to sign in, then for the name, and goes on to the note")
  func link() async throws {
    let neighbours = Neighbours([mine], names: [:])
    let eva = try await neighbours.person("eva")
    try await neighbours.members.signOut(at: eva.browser)
    let app = try neighbours.app(at: "here")
    try app.open("loans/\(mine.id)/note")
    try app.expect("[tab My Loans] Sign In")
    try signIn(app, "eva")
    try await app.wait { app.drawing == "[tab My Loans] Who Are You?" }
    try app.on(NameViewModel.self) { $0.name.value = "Eva" }
    try app.on(NameViewModel.self) { $0.continueButtonTapped() }
    try await app.wait { app.drawing == "[tab My Loans] My Loans ▸ [sheet] Note" }
    try app.close()
  }

  @Test("a wrong password signs nobody in")
  func wrong() async throws {
    let neighbours = Neighbours()
    _ = try await neighbours.person("eva")
    let app = try neighbours.app(at: "here")
    try app.select(tab: "My Loans")
    try signIn(app, "eva", "another one")
    try await app.settle()
    try app.expect("[tab My Loans] Sign In")
    #expect(Person(at: Browser("here"), in: neighbours.library, neighbours.members).member == nil)
    try app.close()
  }

  @Test("signed out at another page: nobody is asked, and the next one sees nothing of it")
  func signedOut() async throws {
    let neighbours = Neighbours([mine])
    let eva = try await neighbours.person("eva")
    _ = try await neighbours.person("tom")
    let app = try await neighbours.app("eva")
    try app.open("loans/\(mine.id)/note")
    try app.on(NoteViewModel.self) { $0.text.value = "The key is at Tom’s" }
    try await neighbours.members.signOut(at: eva.browser)
    try await app.wait { app.drawing == "[tab My Loans] Sign In" }
    #expect(throws: LibraryError.notSignedIn) { try eva.giveBack(mine.id) }
    try signIn(app, "tom")
    try await app.wait { app.drawing == "[tab My Loans] My Loans" }
    #expect(try app.top(LoansViewModel.self).rows.isEmpty)
    #expect(neighbours.library.register.loans == [mine])
    try app.close()
  }

  @Test("whoever signs out leaves no wizard open in the other tab, and nothing says “You” there")
  func wizard() async throws {
    let app = try await Neighbours([mine]).app()
    try app.open(tool)
    #expect(try app.top(ToolViewModel.self).bookings.map(\.name) == ["You"])
    try app.on(ToolViewModel.self) { $0.borrowButtonTapped() }
    try app.open("loans")
    try app.on(LoansViewModel.self) { $0.signOutButtonTapped() }
    try await app.wait { app.drawing == "[tab My Loans] Sign In" }
    try app.select(tab: "Tools")
    try app.expect("[tab Tools] Tools ▸ Jigsaw, Ulme")
    try await app.wait { try app.top(ToolViewModel.self).bookings.map(\.name) == ["Eva"] }
    // The work that signs out goes on for a moment when the list of loans is gone.
    try await app.settle()
    try app.close()
  }

  @Test("the address of the sign-in leads on whoever is signed in", arguments: ["", "loans/"])
  func address(_ start: String) async throws {
    let app = try await Neighbours().app()
    try app.open("\(start)sign-in")
    let list = start.isEmpty ? "[tab Tools] Tools" : "[tab My Loans] My Loans"
    try await app.wait { app.drawing == list }
    try app.close()
  }
}

import Synchronization
import Testing
import Usher
import UsherAccounts
import UsherTesting

@MainActor
@Suite("Articles: signing in", .inEveryMode)
struct SigningInSnippetTests {
  private let readers = Readers(work: .tests)
  private let visit = Visit(id: "here")

  private func start(_ path: String? = nil) throws -> TestApp {
    try TestApp(path: path) { [readers, visit] in
      ReadingRoomCoordinator(readers: readers, visit: visit, flow: $0)
    }
  }

  private func join(_ name: String, at browser: String = "somewhere") async throws {
    try await readers.join(name, "a password", at: Visit(id: browser))
  }

  @Test("a link to one's loans asks to sign in first, and goes on to them")
  func gate() async throws {
    try await join("ada")
    let app = try start("loans")
    try app.expect("Shelves ▸ [sheet] Sign In")
    try app.on(ReaderSignInViewModel.self) {
      $0.name.value = "Ada"
      $0.password.value = "a password"
      $0.signIn()
    }
    try await app.wait { app.drawing == "Shelves ▸ My Loans" }
    #expect(readers.signIns.person(at: "here")?.id == "ada")
    try app.close()
  }

  @Test("a wrong password is told, and nobody is signed in")
  func wrong() async throws {
    try await join("ada")
    let app = try start("loans")
    try app.on(ReaderSignInViewModel.self) {
      $0.name.value = "ada"
      $0.password.value = "another one"
      $0.signIn()
    }
    try await app.wait {
      // The message goes with the process; the person tries again.
      guard TestApp.mode == .alive else { return true }
      return try app.top(ReaderSignInViewModel.self).message
        == ReadersError.wrongCredentials.userMessage
    }
    #expect(readers.signIns.person(at: "here") == nil)
    try app.close()
  }

  @Test("a sixth attempt in a minute has to wait, with the right password too")
  func attempts() async throws {
    try await join("ada")
    for _ in 0..<5 {
      await #expect(throws: ReadersError.wrongCredentials) {
        try await readers.signIn("ADA", "wrong password", at: visit)
      }
    }
    await #expect(throws: TooManyAttempts.self) {
      try await readers.signIn("ada", "a password", at: visit)
    }
  }

  @Test("a browser that tries many names has to wait")
  func manyNames() async throws {
    for number in 0..<20 {
      await #expect(throws: ReadersError.wrongCredentials) {
        try await readers.signIn("somebody \(number)", "a password", at: visit)
      }
    }
    await #expect(throws: TooManyAttempts.self) { try await join("ada", at: "here") }
    try await join("ada")
  }

  @Test("a reader who isn't a librarian is told so; who becomes one sees the orders")
  func roles() async throws {
    try await join("ada", at: "here")
    let app = try start("orders")
    try app.expect("Shelves ▸ For Librarians")
    try await readers.setRole(.librarian, of: "ada")
    try await app.wait { app.drawing == "Shelves" }
    try app.open("orders")
    try app.expect("Shelves ▸ Orders")
    try app.close()
  }

  @Test("who is a librarian no more sees no orders any more")
  func demoted() async throws {
    try await join("ada", at: "here")
    try await readers.setRole(.librarian, of: "ada")
    let app = try start("orders")
    try app.expect("Shelves ▸ Orders")
    try await readers.setRole(.reader, of: "ada")
    try await app.wait { app.drawing == "Shelves" }
    try app.close()
  }

  @Test("who signs in gets a new id; who knows the old one isn't signed in")
  func newID() async throws {
    try await join("ada", at: "old")
    let actions = Visit.Actions(renew: { "new" }, endOtherPages: {})
    try await readers.signIn("ada", "a password", at: Visit(id: "old", actions: actions))
    #expect(readers.signIns.person(at: "old") == nil)
    #expect(readers.signIns.person(at: "new")?.id == "ada")
  }

  @Test("who was signed in with a password that is changed meanwhile is signed out")
  func changedMeanwhile() async throws {
    try await join("ada", at: "hers")
    let actions = Visit.Actions(
      renew: { [readers] in
        let hers = Visit(id: "hers")
        try await readers.changePassword(from: "a password", to: "a new password", at: hers)
        return "new"
      },
      endOtherPages: {}
    )
    await #expect(throws: ReadersError.wrongCredentials) {
      try await readers.signIn("ada", "a password", at: Visit(id: "lost", actions: actions))
    }
    #expect(readers.signIns.person(at: "new") == nil)
  }

  @Test("who is signed out at another page is asked nothing, and sees what is for everybody")
  func signedOut() async throws {
    try await join("ada", at: "here")
    let app = try start("loans")
    try app.expect("Shelves ▸ My Loans")
    try await readers.signOut(at: visit)
    try await app.wait { app.drawing == "Shelves" }
    try app.close()
  }

  @Test("a new password signs out everywhere else")
  func everywhere() async throws {
    try await join("ada", at: "lost")
    try await readers.signIn("ada", "a password", at: visit)
    try await readers.changePassword(from: "a password", to: "a new password", at: visit)
    #expect(readers.signIns.person(at: "lost") == nil)
    #expect(readers.signIns.person(at: "here")?.id == "ada")
    await #expect(throws: ReadersError.wrongCredentials) {
      try await readers.signIn("ada", "a password", at: Visit(id: "lost"))
    }
    await #expect(throws: ReadersError.notSignedIn) {
      try await readers.changePassword(
        from: "a new password",
        to: "whatever it is",
        at: Visit(id: "lost")
      )
    }
    await #expect(throws: ReadersError.wrongCredentials) {
      try await readers.changePassword(from: "a password", to: "whatever it is", at: visit)
    }
  }

  @Test("who changes a password hears that others may still be signed in, and can sign them out")
  func notEverywhere() async throws {
    let store = SignInsThatFail()
    let readers = Readers(signIns: store, work: .tests)
    try await readers.join("ada", "a password", at: visit)
    try await readers.signIn("ada", "a password", at: Visit(id: "lost"))
    store.fails.withLock { $0 = true }
    await #expect(throws: ReadersError.signedInElsewhere) {
      try await readers.changePassword(from: "a password", to: "a new password", at: visit)
    }
    #expect(readers.signIns.person(at: "lost")?.id == "ada")
    store.fails.withLock { $0 = false }
    try await readers.signOutEverywhere(at: visit)
    #expect(readers.signIns.person(at: "lost") == nil)
    try await readers.signIn("ada", "a new password", at: visit)
  }

  @Test("a name that is taken, a long one and a short password are told")
  func joining() async throws {
    try await join("ada")
    await #expect(throws: ReadersError.nameTaken) { try await join("Ada") }
    await #expect(throws: ReadersError.wrongName) {
      try await join(String(repeating: "a", count: 51))
    }
    await #expect(throws: ReadersError.wrongPassword) {
      try await readers.join("bob", "short", at: visit)
    }
  }
}

/// A store that can refuse to sign out everywhere.
private final class SignInsThatFail: SignInStore {
  struct Away: Error {}

  let fails = Mutex(false)
  private let store = MemorySignIns<Reader>()

  func people() -> [String: Reader] { store.people() }
  func person(_ key: String) -> Reader? { store.person(key) }
  func set(_ reader: Reader?, for key: String) { store.set(reader, for: key) }
  func move(_ key: String, to new: String) { store.move(key, to: new) }
  func update(_ reader: Reader) -> [String] { store.update(reader) }

  func removeAll(of id: String, except key: String?) throws -> [String] {
    if fails.withLock(\.self) { throw Away() }
    return store.removeAll(of: id, except: key)
  }
}

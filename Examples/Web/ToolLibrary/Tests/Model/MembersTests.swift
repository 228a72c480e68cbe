import Foundation
import Synchronization
import Testing

@testable import ToolLibraryModel

@Suite("The members")
struct MembersTests {
  private let members = Members()
  private let here = Browser("here")

  private func isSignedIn(at browser: String) -> Bool {
    Person(at: Browser(browser), in: Library(), members).member != nil
  }

  @Test("whoever has joined can sign in elsewhere, in capitals too")
  func signIn() async throws {
    try await members.join("eva@example.com", "a password", at: here)
    let there = Browser("there")
    try await members.signIn("Eva@Example.com", "a password", at: there)
    #expect(Person(at: there, in: Library(), members).id == "eva@example.com")
    try await members.signOut(at: here)
    #expect(!isSignedIn(at: "here"))
    #expect(isSignedIn(at: "there"))
  }

  @Test("nobody can tell whether the address or the password is wrong")
  func wrong() async throws {
    try await members.join("eva", "a password", at: Browser("hers"))
    for (address, password) in [("eva", "another one"), ("tom", "a password")] {
      await #expect(throws: LibraryError.wrongCredentials) {
        try await members.signIn(address, password, at: here)
      }
    }
    #expect(!isSignedIn(at: "here"))
  }

  @Test("a sixth wrong password in a minute isn't tried, and so is the right one after it")
  func attempts() async throws {
    try await members.join("eva", "a password", at: Browser("hers"))
    for _ in 0..<5 {
      await #expect(throws: LibraryError.wrongCredentials) {
        try await members.signIn("EVA", "another one", at: here)
      }
    }
    await #expect(throws: (any Error).self) {
      try await members.signIn("eva", "a password", at: here)
    }
    #expect(!isSignedIn(at: "here"))
  }

  @Test("an address has one account")
  func joining() async throws {
    try await members.join("eva", "a password", at: here)
    await #expect(throws: LibraryError.addressTaken) {
      try await members.join("Eva", "another one", at: Browser("there"))
    }
    #expect(!isSignedIn(at: "there"))
  }

  @Test(
    "what is too short or too long is told, of the address and of the password",
    arguments: [
      ("", "a password", LibraryError.wrongAddress),
      (String(repeating: "王", count: 100), "a password", .wrongAddress),
      ("tom", "short", .shortPassword),
      ("tom", String(repeating: "🔑", count: 300), .longPassword),
    ]
  )
  func lengths(_ address: String, _ password: String, _ error: LibraryError) async throws {
    await #expect(throws: error) { try await members.join(address, password, at: here) }
    await #expect(throws: error) { try await members.signIn(address, password, at: here) }
    #expect(!isSignedIn(at: "here"))
  }

  @Test("whoever signs in gets a new id; whoever knows the old one isn't signed in")
  func newID() async throws {
    let id = Mutex("old")
    let browser = Browser(
      id: { id.withLock(\.self) },
      renew: {
        id.withLock { $0 = "new" }
        return "new"
      },
      endOtherPages: {}
    )
    try await members.join("eva", "a password", at: browser)
    #expect(!isSignedIn(at: "old"))
    #expect(isSignedIn(at: "new"))
  }

  @Test("whoever isn't signed in changes nothing")
  func guest() {
    let day = Day.today
    let library = Library(Register([Loan("jigsaw-ulme", to: "eva", day...day)]))
    let before = library.register
    let guest = Person(at: here, in: library, members)
    #expect(throws: LibraryError.notSignedIn) { try guest.setName("Eva") }
    #expect(throws: LibraryError.notSignedIn) { try guest.giveBack(before.loans[0].id) }
    #expect(throws: LibraryError.notSignedIn) {
      try guest.borrow(Loan("jigsaw-erle", to: guest.id, day...day))
    }
    #expect(library.register == before)
  }

  @Test("members and who is signed in are there again, without passwords and ids of browsers")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Members(folder: folder.path).join("eva", "a password", at: here)

    let again = try await Members(folder: folder.path)
    #expect(Person(at: here, in: Library(), again).id == "eva")
    try await again.signIn("eva", "a password", at: Browser("there"))
    for name in ["members.json", "sign-ins.json"] {
      let file = folder.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("eva"))
      #expect(!text.contains("a password"))
      #expect(!text.contains("here"))
    }
  }
}

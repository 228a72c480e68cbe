import Testing
import UsersFixtures
import UsersModel
import UsersTestSupport
import UsersViewModels
import Usher
import UsherTesting

@MainActor
@Suite("Users: files", .inEveryMode)
struct FilesTests {
  private let gigabyte: Int64 = 1_000_000_000

  private func file(
    _ name: String,
    _ size: Int64,
    _ chunks: [[UInt8]] = []
  ) -> IncomingFile {
    let content = AsyncStream { continuation in
      for chunk in chunks { continuation.yield(chunk) }
      continuation.finish()
    }
    return IncomingFile(name: name, size: size, contentType: "text/plain", chunks: content)
  }

  @Test("a file is added, listed with its size, and deleted")
  func add() async throws {
    let users = try await UsersDriver.signedIn()
    #expect(try users.files.files == .empty)
    try users.app.on(FilesViewModel.self) {
      $0.fileChosen(file("notes.txt", 4, [[1, 2], [3, 4]]))
    }
    try await users.settle()
    #expect(try users.files.files.value?.map(\.name) == ["notes.txt"])
    #expect(try users.files.files.value?.map(\.size) == ["4 bytes"])
    #expect(try users.files.files.value?.map(\.download) == ["files/notes.txt"])
    #expect(try users.files.transfers.all.isEmpty)
    try users.app.on(FilesViewModel.self) { $0.delete("notes.txt") }
    try await users.settle()
    try await users.app.wait { try users.files.files == .empty }
    try await users.close()
  }

  @Test("it says whose files they are")
  func owner() async throws {
    let users = try await UsersDriver.signedIn(as: "Grace@Example.com")
    try users.app.expect("Users ▸ My Files")
    #expect(try users.files.ownerText == "Files of grace@example.com")
    #expect(users.app.path == "files")
    try await users.close()
  }

  @Test("what was deleted comes back to its place, the last first")
  func undo() async throws {
    let store = MemoryFiles()
    let users = try await stored(["a", "b", "c"], in: store)
    #expect(try users.files.undoText == nil)
    for (name, text) in [("b", "b was deleted."), ("c", "c and 1 more were deleted.")] {
      try users.app.on(FilesViewModel.self) { $0.delete(name) }
      // It is gone at once.
      #expect(try users.files.files.value?.contains { $0.name == name } == false)
      try await users.settle()
      #expect(try users.files.undoText == text)
    }
    #expect(store.deleted == ["b", "c"])
    for names in [["c", "a"], ["c", "b", "a"]] {
      try users.app.on(FilesViewModel.self) { $0.undoButtonTapped() }
      try await users.settle()
      try await users.app.wait { try users.files.files.value?.map(\.name) == names }
    }
    #expect(try users.files.undoText == nil)
    try await users.close()
  }

  @Test("what may stay deleted is let go of")
  func dismiss() async throws {
    let store = MemoryFiles()
    let users = try await stored(["a", "b"], in: store)
    for name in ["a", "b"] { try users.app.on(FilesViewModel.self) { $0.delete(name) } }
    try await users.settle()
    try users.app.on(FilesViewModel.self) { $0.dismissUndoButtonTapped() }
    try await users.settle()
    #expect(try users.files.undoText == nil)
    #expect(store.deleted.isEmpty)
    try await users.close()
  }

  @Test("what somebody has deleted isn't told to who signs in after them")
  func deletedOfSomebodyElse() async throws {
    let hers = try await stored(["secret.txt"], in: MemoryFiles())
    try hers.app.on(FilesViewModel.self) { $0.delete("secret.txt") }
    try await hers.settle()
    let saved = try hers.files.savedState
    let other = try await UsersDriver.signedIn(as: "grace@example.com")
    try other.app.on(FilesViewModel.self) {
      $0.savedState = saved
      #expect($0.undoText == nil)
    }
    try hers.app.on(FilesViewModel.self) {
      $0.savedState = saved
      #expect($0.undoText == "secret.txt was deleted.")
    }
    for users in [hers, other] { try await users.close() }
  }

  @Test("what couldn't be deleted shows again, and can't be undone")
  func notDeleted() async throws {
    let store = MemoryFiles()
    let users = try await stored(["a"], in: store)
    store.fail(.storage("disk full"))
    try users.app.on(FilesViewModel.self) { $0.delete("a") }
    try await users.settle()
    store.fail(nil)
    try users.app.on(FilesViewModel.self) { $0.retryButtonTapped() }
    try await users.settle()
    #expect(try users.files.files.value?.map(\.name) == ["a"])
    #expect(try users.files.undoText == nil)
    try await users.close()
  }

  /// The files of somebody who has stored these, one after the other.
  private func stored(_ names: [String], in store: MemoryFiles) async throws -> UsersDriver {
    let users = try await UsersDriver.signedIn(files: store)
    try users.app.on(FilesViewModel.self) {
      for name in names { $0.fileChosen(file(name, 1, [[1]])) }
    }
    try await users.settle()
    try await users.app.wait { try users.files.files.value?.map(\.name) == names.reversed() }
    return users
  }

  @Test("F3.8: a file above 1 GB is only for premium customers; not a byte of it is read")
  func premium() async throws {
    let store = MemoryFiles()
    let users = try await UsersDriver.signedIn(files: store)
    #expect(try users.files.hint == "You may store files up to 1 GB.")
    try users.app.on(FilesViewModel.self) { $0.fileChosen(file("big", gigabyte + 1, [[1]])) }
    try await users.settle()
    if TestApp.mode == .alive {
      #expect(
        try users.files.transfers.all.map(\.state)
          == [.failed("Only premium customers may store files above 1 GB.")]
      )
    }
    #expect(store.taken == 0)
    try users.app.on(FilesViewModel.self) { $0.premium.value = true }
    try await users.settle()
    #expect(try users.files.hint == "As a premium customer you may store files of any size.")
    #expect(users.account?.plan == .premium)
    try users.app.on(FilesViewModel.self) { $0.fileChosen(file("big", gigabyte + 1, [[1]])) }
    try await users.settle()
    #expect(store.taken == 1)
    try await users.close()
  }

  @Test("a file that is cut off says so, and nothing is stored")
  func cutOff() async throws {
    let users = try await UsersDriver.signedIn()
    try users.app.on(FilesViewModel.self) {
      $0.fileChosen(file("half", 4, [[1, 2]]))
    }
    try await users.settle()
    if TestApp.mode == .alive {
      #expect(
        try users.files.transfers.all.map(\.state)
          == [.failed(IncomingFileError.cutOff.userMessage)]
      )
    }
    #expect(try users.files.files == .empty)
    try await users.close()
  }

  @Test("files that were chosen together come one after the other")
  func several() async throws {
    let users = try await UsersDriver.signedIn()
    try users.app.on(FilesViewModel.self) {
      for name in ["a", "b", "c"] { $0.fileChosen(file(name, 1, [[1]])) }
      #expect($0.transfers.all.map(\.name) == ["a", "b", "c"])
      #expect($0.transfers.all.map(\.state) == [.running(0), .waiting, .waiting])
    }
    try await users.settle()
    try await users.app.wait { try users.files.files.value?.map(\.name) == ["c", "b", "a"] }
    try await users.close()
  }

  @Test("what can't be stored or changed is told, and what shows is what is stored")
  func fails() async throws {
    let accounts = MemoryAccounts()
    let users = try await UsersDriver.signedIn(accounts: accounts)
    accounts.fail(true)
    try users.app.on(FilesViewModel.self) { $0.premium.value = true }
    try await users.settle()
    if TestApp.mode == .alive {
      #expect(
        try users.files.message == "The accounts can’t be reached. Please try again later."
      )
    }
    accounts.fail(false)
    try users.app.on(FilesViewModel.self) { $0.retryButtonTapped() }
    try await users.settle()
    #expect(try !users.files.isPremium)
    #expect(users.account?.plan == .free)
    try await users.close()
  }
}

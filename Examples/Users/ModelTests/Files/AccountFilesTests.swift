import Foundation
import ModelTestSupport
import Synchronization
import Testing
import UsersFixtures

@testable import UsersModel

@Suite("Files of whoever is signed in")
struct AccountFilesTests {
  /// Ada is signed in at her browser, and grace at hers; each has a file.
  private struct World {
    let accounts = Accounts.test()
    let files: AccountFiles
    let ada: Account
    let grace: Account
    let file: StoredFile

    init(_ folder: URL) async throws {
      files = AccountFiles(accounts: accounts, store: try FolderFileStore(folder: folder))
      ada = try await accounts.join("ada@example.com", at: "ada's")
      grace = try await accounts.join("grace@example.com", at: "grace's")
      file = try await files.store("a", of: ada, at: "ada's")
      _ = try await files.store("g", of: grace, at: "grace's")
    }
  }

  private func run(_ body: (World) async throws -> Void) async throws {
    try await withFolder { try await body(World($0)) }
  }

  @Test("a person reads, adds, deletes and restores their own files")
  func own() async throws {
    try await run { world in
      let (files, ada) = (world.files, world.ada.id)
      #expect(try await files.files(of: ada, at: "ada's") == [world.file])
      let added = try await files.store("b", of: world.ada, at: "ada's")
      #expect(try await files.files(of: ada, at: "ada's") == [added, world.file])
      let contents = try #require(try await files.contents(of: added.id, at: "ada's"))
      #expect(contents.name == "b" && contents.size == 1)
      #expect(try Data(contentsOf: contents.location) == Data("b".utf8))
      try await files.delete(added.id, of: ada, at: "ada's")
      try await files.restore(added.id, of: ada, at: "ada's")
      try await files.delete(added.id, of: ada, at: "ada's")
      try await files.discard(added.id, of: ada, at: "ada's")
      #expect(try await files.files(of: ada, at: "ada's") == [world.file])
    }
  }

  @Test(
    "nobody else does: not who is signed in with another account, nor who isn't, nor who was",
    arguments: ["grace's", "nobody's", "left", ""]
  )
  func refused(_ browser: String) async throws {
    try await run { world in
      let (files, ada, file) = (world.files, world.ada.id, world.file)
      try await world.accounts.signIn("ada@example.com", at: "left")
      try await world.accounts.signOut(at: "left")
      let acts: [() async throws -> Void] = [
        { _ = try await files.files(of: ada, at: browser) },
        { _ = try await files.store("b", of: world.ada, at: browser, chunks: unasked()) },
        { try await files.delete(file.id, of: ada, at: browser) },
        { try await files.restore(file.id, of: ada, at: browser) },
        { try await files.discard(file.id, of: ada, at: browser) },
        { try await world.accounts.setPlan(.premium, of: ada, at: browser) },
      ]
      for act in acts { await #expect(throws: AccountError.notSignedIn) { try await act() } }
      #expect(try await files.files(of: ada, at: "ada's") == [file])
      #expect(world.accounts.account(at: "ada's")?.plan == .free)
    }
  }

  @Test("a file is sent to its owner alone")
  func contents() async throws {
    try await run { world in
      let file = world.file.id
      #expect(try await world.files.contents(of: file, at: "ada's") != nil)
      #expect(try await world.files.contents(of: file, at: "grace's") == nil)
      await #expect(throws: AccountError.notSignedIn) {
        try await world.files.contents(of: file, at: "nobody's")
      }
      try await world.accounts.signOut(at: "ada's")
      await #expect(throws: AccountError.notSignedIn) {
        try await world.files.contents(of: file, at: "ada's")
      }
    }
  }

  @Test("a file that can't be read isn't taken for one that isn't there")
  func unreadable() async throws {
    let (accounts, store) = (Accounts.test(), MemoryFiles())
    let files = AccountFiles(accounts: accounts, store: store)
    try await accounts.join("ada@example.com", at: "ada's")
    #expect(try await files.contents(of: "gone", at: "ada's") == nil)
    let failure = FilesError.storage("The disk is full.")
    store.fail(failure)
    await #expect(throws: failure) { try await files.contents(of: "gone", at: "ada's") }
  }

  @Test("a person with another one's number for a file doesn't get at it")
  func othersFile() async throws {
    try await run { world in
      let (files, grace, file) = (world.files, world.grace.id, world.file.id)
      for act in [files.delete, files.restore] {
        await #expect(throws: FilesError.unknownFile) { try await act(file, grace, "grace's") }
      }
      try await files.discard(file, of: grace, at: "grace's")
      #expect(try await files.files(of: world.ada.id, at: "ada's").map(\.id) == [file])
    }
  }

  @Test(
    "F3.8: only who has the premium plan stores more than 1 GB; of others' files not a byte is asked for"
  )
  func premium() async throws {
    try await run { world in
      let (accounts, files, ada) = (world.accounts, world.files, world.ada)
      let size = StorageRule.freeLimit + 1
      let refusal = FilesError.premiumOnly(limit: StorageRule.freeLimit)
      try await accounts.setPlan(.premium, of: ada.id, at: "ada's")
      // It is read: a file that is too short is only recognized at its end.
      await #expect(throws: FilesError.sizeMismatch) {
        try await files.store("b", of: ada, at: "ada's", size: size)
      }
      await #expect(throws: refusal) {
        try await files.store("b", of: world.grace, at: "grace's", size: size, chunks: unasked())
      }
      try await accounts.setPlan(.free, of: ada.id, at: "ada's")
      await #expect(throws: refusal) {
        try await files.store("b", of: ada, at: "ada's", size: size, chunks: unasked())
      }
      #expect(try await files.files(of: ada.id, at: "ada's") == [world.file])
    }
  }

  @Test("who signs out while a file arrives has stored nothing")
  func signedOutMeanwhile() async throws {
    try await run { world in
      let (chunks, chunk) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
      chunk.yield([1])
      await #expect(throws: AccountError.notSignedIn) {
        try await world.files.store(
          "b",
          size: 1,
          chunks: chunks,
          of: world.ada.id,
          at: "ada's"
        ) { _ in
          try? await world.accounts.signOut(at: "ada's")
          chunk.finish()
        }
      }
      try await world.accounts.signIn("ada@example.com", at: "ada's")
      #expect(try await world.files.files(of: world.ada.id, at: "ada's") == [world.file])
    }
  }
}

extension AccountFiles {
  /// Stores a file of one byte, or with another size than its contents have.
  fileprivate func store(
    _ name: String,
    of owner: Account,
    at visitor: String,
    size: Int64 = 1,
    chunks: AsyncThrowingStream<[UInt8], any Error>? = nil
  ) async throws -> StoredFile {
    try await store(
      name,
      size: size,
      chunks: chunks ?? pieces([name]),
      of: owner.id,
      at: visitor
    )
  }
}

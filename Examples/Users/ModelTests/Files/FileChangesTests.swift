import ModelTestSupport
import Testing
import UsherPubSub

@testable import UsersModel

@Suite("Changes of files")
struct FileChangesTests {
  @Test("who listens hears of each file that comes or goes")
  func each() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      var changes = files.changes(of: "1").makeAsyncIterator()
      let file = try await files.store("a", ["a"], of: "1")
      #expect(await changes.next() != nil)
      try await files.delete(file.id, of: "1")
      #expect(await changes.next() != nil)
    }
  }

  @Test("what is refused, changes nothing or is somebody else's is no change")
  func none() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      let changes = files.changes(of: "1")
      let page = files.changes(of: "1")
      let file = try await files.store("a", ["a"], of: "2")
      await #expect(throws: FilesError.self) { try await files.delete(file.id, of: "1") }
      await #expect(throws: FilesError.self) {
        try await files.store("a", size: 2, chunks: pieces(["a"]), of: "1") { _ in }
      }
      #expect(await !changes.hasNews())
      try await files.store("a", ["a"], of: "1")
      #expect(await page.hasNews())
    }
  }

  @Test("nothing is kept of who stopped listening")
  func freed() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      let task = Task { [changes = files.changes(of: "1")] in
        for await _ in changes {}
      }
      #expect(files.listeners.count == 1)
      task.cancel()
      await task.value
      #expect(files.listeners.count == 0)
      do { _ = files.changes(of: "1") }
      #expect(files.listeners.count == 0)
    }
  }
}

import Foundation
import GRDB
import ModelTestSupport
import Synchronization
import Testing

@testable import UsersModel

@Suite("Files in a folder")
struct FolderFileStoreTests {
  @Test("what is stored is there, newest first, and nobody else's")
  func stored() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      #expect(try await files.files(of: "1").isEmpty)
      let first = try await files.store("a/b.txt", ["Hel", "", "lo"], of: "1")
      let second = try await files.store("a/b.txt", [], of: "1")
      #expect(first.name == "ab.txt" && first.size == 5 && second.size == 0)
      #expect(try await files.files(of: "1") == [second, first])
      #expect(try await files.files(of: "2").isEmpty)
      let location = try await files.contents(of: first.id, of: "1").location
      #expect(try String(contentsOf: location, encoding: .utf8) == "Hello")
      #expect(!location.path.contains("b.txt"))
    }
  }

  @Test("of the same moment, the later one is the newer")
  func sameMoment() async throws {
    try await withFolder { folder in
      let date = Date(timeIntervalSince1970: 1_700_000_000.123)
      let files = try FolderFileStore(folder: folder, now: { date })
      for name in ["a", "b", "c"] { try await files.store(name, [name], of: "1") }
      #expect(try await files.files(of: "1").map(\.name) == ["c", "b", "a"])
      #expect(try await files.files(of: "1").map(\.date) == [date, date, date])
    }
  }

  @Test("progress is told after each piece")
  func progress() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      let steps = Mutex<[Int64]>([])
      _ = try await files.store("a", size: 5, chunks: pieces(["ab", "cde"]), of: "1") { count in
        steps.withLock { $0.append(count) }
      }
      #expect(steps.withLock { $0 } == [2, 5])
    }
  }

  @Test("what is deleted can't be reached, and comes back to its place; what isn't stays")
  func restored() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      let a = try await files.store("a", ["a"], of: "1")
      let b = try await files.store("b", [], of: "1")
      try await files.delete(a.id, of: "1")
      #expect(try await files.files(of: "1") == [b])
      await #expect(throws: FilesError.unknownFile) { try await files.contents(of: a.id, of: "1") }
      await #expect(throws: FilesError.unknownFile) { try await files.delete(a.id, of: "1") }
      await #expect(throws: FilesError.unknownFile) { try await files.restore(a.id, of: "2") }
      // Also after a restart.
      let again = try FolderFileStore(folder: folder)
      try await again.restore(a.id, of: "1")
      try await again.restore(a.id, of: "1")
      #expect(try await again.files(of: "1") == [b, a])
      let location = try await again.contents(of: a.id, of: "1").location
      #expect(try Data(contentsOf: location) == Data("a".utf8))
      try await again.discard(a.id, of: "1")
      #expect(try await again.files(of: "1") == [b, a])
    }
  }

  @Test("a day after it was deleted, a file is gone for good", arguments: [true, false])
  func expired(_ restarts: Bool) async throws {
    try await withFolder { folder in
      let time = Mutex(Date(timeIntervalSince1970: 1_700_000_000))
      let now: @Sendable () -> Date = { time.withLock { $0 } }
      let files = try FolderFileStore(folder: folder, now: now)
      let a = try await files.store("a", ["a"], of: "1")
      let b = try await files.store("b", [], of: "1")
      try await files.delete(a.id, of: "1")
      time.withLock { $0 += 86_401 }
      if restarts {
        _ = try FolderFileStore(folder: folder, now: now)
      } else {
        try await files.delete(b.id, of: "1")
      }
      #expect(try contents(of: folder) == [b.id])
      await #expect(throws: FilesError.unknownFile) { try await files.restore(a.id, of: "1") }
    }
  }

  @Test("what is let go of is gone, contents and all")
  func deleted() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      let kept = try await files.store("kept", ["k"], of: "1")
      let file = try await files.store("a", ["a"], of: "1")
      let location = try await files.contents(of: file.id, of: "1").location
      try await files.delete(file.id, of: "1")
      try await files.discard(file.id, of: "2")
      #expect(FileManager.default.fileExists(atPath: location.path))
      try await files.discard(file.id, of: "1")
      #expect(try await files.files(of: "1") == [kept])
      #expect(!FileManager.default.fileExists(atPath: location.path))
      await #expect(throws: FilesError.unknownFile) {
        try await files.contents(of: file.id, of: "1")
      }
      for act in [files.delete, files.restore] {
        await #expect(throws: FilesError.unknownFile) { try await act(file.id, "1") }
      }
    }
  }

  @Test("somebody else's file can't be reached, nor anything else on the disk")
  func others() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      let file = try await files.store("a", ["a"], of: "1")
      for (id, account) in [
        (file.id, "2"), ("../files.sqlite", "1"), ("", "1"), ("' OR 1=1 --", "1"),
        (file.id, "' OR 1=1 --"),
      ] {
        await #expect(throws: FilesError.unknownFile) {
          try await files.contents(of: id, of: account)
        }
        await #expect(throws: FilesError.unknownFile) { try await files.delete(id, of: account) }
      }
      #expect(try await files.files(of: "1") == [file])
    }
  }

  @Test("everything is still there after a restart, and what was half done is removed")
  func restarted() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      let file = try await files.store("a", ["a"], of: "1")
      // The files that a killed process leaves: an unfinished upload, and contents that aren't in the index yet.
      for name in ["incoming/x", "contents/y"] {
        try Data("left".utf8).write(to: folder.appending(path: name))
      }
      let again = try FolderFileStore(folder: folder)
      #expect(try await again.files(of: "1") == [file])
      #expect(try contents(of: folder) == [file.id])
      let location = try await again.contents(of: file.id, of: "1").location
      #expect(try Data(contentsOf: location) == Data("a".utf8))
    }
  }

  @Test("files of listed users, which an earlier version had, don't become those of an account")
  func migrated() async throws {
    try await withFolder { folder in
      let database = try DatabasePool(path: folder.appending(path: "files.sqlite").path)
      try await database.write {
        try $0.execute(
          sql: """
            CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
            INSERT INTO grdb_migrations VALUES ('1'), ('2');
            CREATE TABLE plan (user INTEGER PRIMARY KEY, plan TEXT NOT NULL);
            CREATE TABLE file (
              id TEXT PRIMARY KEY, user INTEGER NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL,
              date DOUBLE NOT NULL, deleted DOUBLE);
            CREATE INDEX fileOfUser ON file (user, date);
            INSERT INTO file VALUES ('x', 1, 'a.txt', 1, 0, NULL);
            """
        )
      }
      try database.close()
      let old = folder.appending(path: "contents")
      try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
      try Data("a".utf8).write(to: old.appending(path: "x"))
      let files = try FolderFileStore(folder: folder)
      #expect(try await files.files(of: "1").isEmpty)
      #expect(try contents(of: folder).isEmpty)
    }
  }

  @Test("a folder that can't be is an error of storage")
  func noFolder() throws {
    let error = #expect(throws: FilesError.self) {
      try FolderFileStore(folder: URL(filePath: "/dev/null/files"))
    }
    guard case .storage = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

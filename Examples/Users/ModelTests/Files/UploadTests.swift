import Foundation
import ModelTestSupport
import Synchronization
import Testing

@testable import UsersModel

@Suite("Uploads that are refused, fail or are left")
struct UploadTests {
  @Test(
    "what can't be is refused before anything of it is asked for",
    arguments: [("/", 1, FilesError.emptyName), ("a", -1, .sizeMismatch)]
  )
  func refused(_ name: String, _ size: Int64, _ error: FilesError) async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      await #expect(throws: error) {
        try await files.store(name, size: size, chunks: unasked(), of: "1") { _ in }
      }
      #expect(try contents(of: folder).isEmpty)
    }
  }

  @Test("a check refuses a file before anything of it is asked for, and when all of it is there")
  func checked() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      for refused in [1, 2] {
        let checks = Mutex(0)
        await #expect(throws: FilesError.unknownFile) {
          try await files.store(
            "a",
            size: 1,
            chunks: refused == 1 ? unasked() : pieces(["a"]),
            of: "1",
            check: {
              let number = checks.withLock { number in
                number += 1
                return number
              }
              if number == refused { throw FilesError.unknownFile }
            },
            progress: { _ in #expect(checks.withLock { $0 } == 1) }
          )
        }
      }
      #expect(try await files.files(of: "1").isEmpty)
      #expect(try contents(of: folder).isEmpty)
    }
  }

  @Test("more than was declared is refused as soon as it comes, without asking for the rest")
  func tooMuch() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      let asked = Mutex(0)
      let endless = AsyncThrowingStream<[UInt8], any Error> {
        asked.withLock { $0 += 1 }
        return [1, 2, 3]
      }
      await #expect(throws: FilesError.sizeMismatch) {
        try await files.store("a", size: 7, chunks: endless, of: "1") { #expect($0 <= 7) }
      }
      #expect(asked.withLock { $0 } == 3)
      #expect(try contents(of: folder).isEmpty)
    }
  }

  @Test("less than was declared is refused", arguments: [[], ["ab"], ["a", "b"]])
  func tooLittle(_ chunks: [String]) async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      await #expect(throws: FilesError.sizeMismatch) {
        try await files.store("a", size: 3, chunks: pieces(chunks), of: "1") { _ in }
      }
      #expect(try contents(of: folder).isEmpty)
    }
  }

  @Test("an upload that fails on its way tells its own error, and leaves nothing")
  func failed() async throws {
    struct Lost: Error {}
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      let (chunks, chunk) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
      chunk.yield([1, 2])
      chunk.finish(throwing: Lost())
      await #expect(throws: Lost.self) {
        try await files.store("a", size: 4, chunks: chunks, of: "1") { _ in }
      }
      #expect(try await files.files(of: "1").isEmpty)
      #expect(try contents(of: folder).isEmpty)
    }
  }

  @Test("an upload that is cancelled leaves nothing", arguments: [4, 2] as [Int64])
  func cancelled(_ size: Int64) async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      let (chunks, chunk) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
      let (begun, begin) = AsyncStream<Void>.makeStream()
      chunk.yield([1, 2])
      let task = Task {
        try await files.store("a", size: size, chunks: chunks, of: "1") { _ in begin.yield() }
      }
      for await _ in begun { break }
      #expect(try contents(of: folder).count == 1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await files.files(of: "1").isEmpty)
      #expect(try contents(of: folder).isEmpty)
    }
  }

  @Test("a file that can't be put where it belongs isn't known either")
  func unputtable() async throws {
    try await withFolder { folder in
      let files = try FolderFileStore(folder: folder)
      try FileManager.default.removeItem(at: folder.appending(path: "contents"))
      let error = await #expect(throws: FilesError.self) {
        try await files.store("a", ["a"], of: "1")
      }
      guard case .storage = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try await files.files(of: "1").isEmpty)
    }
  }
}

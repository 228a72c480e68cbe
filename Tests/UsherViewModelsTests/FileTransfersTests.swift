import Synchronization
import Testing
import UsherTestSupport
import UsherViewModels

@Suite("File transfers")
struct FileTransfersTests {
  /// Where files are stored.
  private final class Store {
    var stored: [String] = []

    func store(_ file: IncomingFile) async throws {
      var content: [UInt8] = []
      for try await chunk in file.chunks { content += chunk }
      stored.append("\(file.name) \(content)")
    }
  }

  /// A file whose content comes when the test says so.
  private struct Sent {
    let file: IncomingFile
    let content: AsyncThrowingStream<[UInt8], any Error>.Continuation
    private let end: End

    private final class End: Sendable {
      let isReleased = Mutex(false)
    }

    var isReleased: Bool { end.isReleased.withLock { $0 } }

    init(_ name: String, size: Int64, type: String = "text/plain", number: Int? = nil) {
      let (chunks, content) = AsyncThrowingStream.makeStream(of: [UInt8].self)
      let end = End()
      content.onTermination = { _ in end.isReleased.withLock { $0 = true } }
      self.content = content
      self.end = end
      file = IncomingFile(
        name: name,
        size: size,
        contentType: type,
        number: number,
        chunks: chunks
      )
    }
  }

  private struct Full: UserFacingError { let userMessage = "There is no room." }

  @Test("files come one after the other, each with its progress, and leave when they are there")
  func order() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let (transfers, store) = (FileTransfers(), Store())
      let files = [Sent("a", size: 4), Sent("b", size: 0), Sent("c", size: 1)]
      for sent in files {
        transfers.add(sent.file, scope, of: store) { try await $0.store($1) }
      }
      #expect(transfers.all.map(\.name) == ["a", "b", "c"])
      #expect(transfers.all.map(\.state) == [.running(0), .waiting, .waiting])
      #expect(transfers.isRunning)
      files[0].content.yield([1, 2, 3])
      await settle { transfers.all.first?.state == .running(0.75) }
      files[0].content.yield([4])
      files[0].content.finish()
      await settle { transfers.all.map(\.name) == ["b", "c"] }
      #expect(transfers.all.map(\.state) == [.running(0), .waiting])
      files[1].content.finish()
      files[2].content.yield([5])
      files[2].content.finish()
      await settle { transfers.all.isEmpty }
      #expect(store.stored == ["a [1, 2, 3, 4]", "b []", "c [5]"])
      #expect(!transfers.isRunning)
      scope.end()
    }
  }

  @Test("a file that fails says why until it is dismissed, and the others go on")
  func failure() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let (transfers, store) = (FileTransfers(), Store())
      let (first, second) = (Sent("a", size: 2), Sent("b", size: 1))
      for sent in [first, second] {
        transfers.add(sent.file, scope, of: store) { try await $0.store($1) }
      }
      first.content.finish(throwing: Full())
      await settle { transfers.all.map(\.state) == [.failed("There is no room."), .running(0)] }
      second.content.yield([1])
      second.content.finish()
      await settle { store.stored == ["b [1]"] && transfers.all.map(\.name) == ["a"] }
      transfers.cancel(try #require(transfers.all.first).id)
      #expect(transfers.all.isEmpty)
      scope.end()
    }
  }

  @Test("of a cancelled file nothing more is read, whether it waits or comes; the next begins")
  func cancelled() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let (transfers, store) = (FileTransfers(), Store())
      let files = ["a", "b", "c"].map { Sent($0, size: 2) }
      for sent in files {
        transfers.add(sent.file, scope, of: store) { try await $0.store($1) }
      }
      let ids = transfers.all.map(\.id)
      transfers.cancel(ids[1])
      #expect(transfers.all.map(\.name) == ["a", "c"])
      files[0].content.yield([1])
      await settle { transfers.all.first?.state == .running(0.5) }
      transfers.cancel(ids[0])
      #expect(transfers.all.map(\.state) == [.running(0)])
      await settle { files[0].isReleased }
      files[2].content.yield([1, 2])
      files[2].content.finish()
      await settle { transfers.all.isEmpty }
      #expect(store.stored == ["c [1, 2]"])
      // Nobody is there any more.
      transfers.cancel(ids[0])
      scope.end()
    }
  }

  @Test("the end of the screen ends what comes; after it no file is taken")
  func end() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let (transfers, store) = (FileTransfers(), Store())
      let (first, second) = (Sent("a", size: 2), Sent("b", size: 1))
      for sent in [first, second] {
        transfers.add(sent.file, scope, of: store) { try await $0.store($1) }
      }
      first.content.yield([1])
      await settle { transfers.all.first?.state == .running(0.5) }
      scope.end()
      await settle { first.isReleased && transfers.all.isEmpty }
      transfers.add(Sent("c", size: 1).file, scope, of: store) { try await $0.store($1) }
      #expect(transfers.all.isEmpty && store.stored.isEmpty)
    }
  }

  @Test("a file keeps what the device says of it")
  func description() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let (transfers, store) = (FileTransfers(), Store())
      for sent in [Sent("sea", size: 7, type: "image/png", number: 3), Sent("a", size: 1)] {
        transfers.add(sent.file, scope, of: store) { _, file in
          #expect(file.number == (file.name == "sea" ? 3 : nil))
          #expect(file.size == (file.name == "sea" ? 7 : 1))
          throw Full()
        }
      }
      #expect(transfers.all.map(\.isPicture) == [true, false])
      #expect(transfers.all.map(\.number) == [3, nil])
      #expect(transfers.all.map(\.size) == [7, 1])
      let full = FileTransfer.State.failed("There is no room.")
      await settle { transfers.all.map(\.state) == [full, full] }
      scope.end()
    }
  }

  @Test("of files without end 300 are kept: first go those that failed, then no more are taken")
  func limit() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let (transfers, store) = (FileTransfers(), Store())
      func add(_ name: String, fails: Bool = false) -> Sent {
        let sent = Sent(name, size: 1)
        transfers.add(sent.file, scope, of: store) { store, file in
          if fails { throw Full() }
          try await store.store(file)
        }
        return sent
      }
      let failed = [add("x", fails: true), add("y", fails: true)]
      await settle {
        transfers.all.allSatisfy { if case .failed = $0.state { true } else { false } }
      }
      var waiting: [Sent] = []
      for number in 0..<299 { waiting.append(add("\(number)")) }
      #expect(transfers.all.count == 300)
      #expect(transfers.all.first?.name == "y")
      waiting.append(add("299"))
      #expect(transfers.all.first?.name == "0")
      let refused = add("300")
      #expect(transfers.all.count == 300)
      #expect(transfers.all.last?.name == "299")
      scope.end()
      withExtendedLifetime((failed, waiting, refused)) {}
    }
  }
}

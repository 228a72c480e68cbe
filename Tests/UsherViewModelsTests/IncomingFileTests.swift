import Synchronization
import Testing
import UsherTestSupport
import UsherViewModels

@Suite("Incoming files")
struct IncomingFileTests {
  /// A file as a host hands it over.
  private func file(
    _ chunks: [[UInt8]],
    size: Int64? = nil,
    error: (any Error)? = nil,
    dropped: @escaping @Sendable () -> Void = {}
  ) -> IncomingFile {
    let end = Dropped(dropped)
    let rest = Mutex(chunks)
    let content = AsyncThrowingStream<[UInt8], any Error> {
      _ = end
      let next = rest.withLock { rest in rest.isEmpty ? nil : rest.removeFirst() }
      if let error, next == nil { throw error }
      return next
    }
    return IncomingFile(
      name: "a.txt",
      size: size ?? Int64(chunks.joined().count),
      contentType: "text/plain",
      chunks: content
    )
  }

  private final class Dropped: Sendable {
    let action: @Sendable () -> Void
    init(_ action: @escaping @Sendable () -> Void) { self.action = action }
    deinit { action() }
  }

  private struct DiskError: Error {}

  @Test("its content comes chunk by chunk, on whichever actor reads it")
  func content() async throws {
    try await onEachIsolation { isolation in
      let file = file([[1, 2], [3]])
      var read: [UInt8] = []
      for try await chunk in file.chunks {
        isolation.preconditionIsolated()
        read += chunk
      }
      #expect(read == [1, 2, 3])
    }
  }

  @Test("a second time there is nothing to read, and the person is told what to do")
  func secondTime() async throws {
    let file = file([[1]])
    for try await _ in file.chunks {}
    let error = await #expect(throws: IncomingFileError.self) {
      for try await _ in file.chunks {}
    }
    #expect(error == .alreadyRead)
    #expect(
      error?.description == """
        The chunks of a file were read a second time. To fix this, read them once and keep the bytes \
        that are needed.
        """
    )
  }

  @Test(
    "fewer or more bytes than were announced are an error, and nothing comes after it",
    arguments: [
      (0, IncomingFileError.sizeMismatch), (2, .sizeMismatch), (4, .cutOff),
    ] as [(Int64, IncomingFileError)]
  )
  func size(_ size: Int64, _ expected: IncomingFileError) async throws {
    var chunks = file([[1, 2], [3]], size: size).chunks.makeAsyncIterator()
    let error = await #expect(throws: IncomingFileError.self) {
      while try await chunks.next() != nil {}
    }
    #expect(error == expected)
    let after = try await chunks.next()
    #expect(after == nil)
  }

  @Test("what the host throws reaches the reader")
  func hostError() async {
    let file = file([[1]], error: DiskError())
    await #expect(throws: DiskError.self) { for try await _ in file.chunks {} }
  }

  @Test("the host learns when a file is dropped unread, and when its reader stops early")
  func dropping() async throws {
    let dropped = Atomic(0)
    do { _ = file([[1]]) { dropped.add(1, ordering: .relaxed) } }
    #expect(dropped.load(ordering: .relaxed) == 1)
    let kept = file([[1], [2]]) { dropped.add(1, ordering: .relaxed) }
    for try await _ in kept.chunks { break }
    #expect(dropped.load(ordering: .relaxed) == 2)
    #expect(kept.size == 2)
  }

  @Test(
    "each error says what to do",
    arguments: [
      (.cutOff, "The file didn’t arrive completely. Please try again."),
      (.sizeMismatch, "The file has changed since it was chosen. Please choose it again."),
      (.alreadyRead, "The file can’t be read a second time. Please choose it again."),
      (.unavailable, "The file couldn’t be read. Please choose it again."),
    ] as [(IncomingFileError, String)]
  )
  func messages(_ error: IncomingFileError, _ message: String) {
    #expect((error as any Error).userMessage == message)
  }
}

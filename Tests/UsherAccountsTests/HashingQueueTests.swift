#if Accounts
import Dispatch
import Testing

@testable import UsherAccounts

@Suite("The queue of passwords", .timeLimit(.minutes(1)))
struct HashingQueueTests {
  @Test("one more than may wait is told so, and others have their turn")
  func full() async throws {
    let queue = HashingQueue(limit: 2)
    let gate = DispatchSemaphore(value: 0)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await queue.perform {
        begin.yield()
        gate.wait()
        return 1
      }
    }
    for await _ in begun { break }
    let second = Task { try await queue.perform { 2 } }
    while queue.waiting < 2 { await Task.yield() }
    await #expect(throws: PasswordError.tooManyWaiting) { try await queue.perform { 3 } }
    gate.signal()
    #expect(try await first.value == 1)
    #expect(try await second.value == 2)
    #expect(try await queue.perform { 4 } == 4)
  }

  @Test("work whose caller has left while it waited isn't done")
  func left() async throws {
    let queue = HashingQueue(limit: 5)
    let gate = DispatchSemaphore(value: 0)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await queue.perform {
        begin.yield()
        gate.wait()
      }
    }
    for await _ in begun { break }
    let second = Task { try await queue.perform { Issue.record("It was done.") } }
    while queue.waiting < 2 { await Task.yield() }
    second.cancel()
    gate.signal()
    try await first.value
    await #expect(throws: CancellationError.self) { try await second.value }
  }
}
#endif

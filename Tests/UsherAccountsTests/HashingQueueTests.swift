#if Accounts
import Dispatch
import Testing

@testable import UsherAccounts

@Suite("The queue of passwords", .timeLimit(.minutes(10)))
struct HashingQueueTests {
  @Test("one more than may wait is told so, and others have their turn")
  func full() async throws {
    let queue = HashingQueue(limit: 1)
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
    while queue.waiting < 1 { await Task.yield() }
    await #expect(throws: PasswordError.tooManyWaiting) { try await queue.perform { 3 } }
    gate.signal()
    #expect(try await first.value == 1)
    #expect(try await second.value == 2)
    #expect(try await queue.perform { 4 } == 4)
  }

  @Test("who leaves while they wait isn't worked for, hears it at once, and makes room")
  func left() async throws {
    let queue = HashingQueue(limit: 1)
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
    while queue.waiting < 1 { await Task.yield() }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    #expect(queue.waiting == 0)
    let third = Task { try await queue.perform { 3 } }
    while queue.waiting < 1 { await Task.yield() }
    gate.signal()
    try await first.value
    #expect(try await third.value == 3)
  }
}
#endif

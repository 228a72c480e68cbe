import FaultyServer
import Foundation
import NIOHTTP1
import RESTClient
import Testing

@Suite("Asking an HTTP service, cancelled")
struct CancellationTests {
  @Test(
    "cancelled, it stops with no other error, and closes the connection",
    arguments: ["GET", "POST"],
    [[FaultyServer.Act.hang], [.send([FaultyServer.Act].head(length: 9) + "[]"), .hang]]
  )
  func cancelled(_ method: String, _ acts: [FaultyServer.Act]) async throws {
    try await FaultyServer.run { _ in
      acts
    } _: { server in
      let task = Task {
        try await server.client().send(HTTPMethod(rawValue: method), server.url.absoluteString)
      }
      await server.isReached()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      await server.isLeft()
    }
  }

  @Test("cancelled before, it doesn't ask")
  func before() async throws {
    try await FaultyServer.run { _ in
      .answer("[]")
    } _: { server in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await server.client().get(server.url.absoluteString)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(server.requests.isEmpty)
    }
  }
}

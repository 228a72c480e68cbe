import FaultyServer
import Testing

@Suite("Asking a service, cancelled")
struct SourceCancellationTests {
  @Test(
    "cancelled, it stops with no other error, and closes the connection",
    arguments: RESTSource.allCases,
    [
      [FaultyServer.Act.hang], [.send([FaultyServer.Act].head(length: 9) + "[]"), .hang],
    ]
  )
  func cancelled(_ source: RESTSource, _ acts: [FaultyServer.Act]) async throws {
    try await FaultyServer.run { _ in
      acts
    } _: { server in
      let task = Task { try await source.ask(server.url) }
      await server.isReached()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      await server.isLeft()
    }
  }

  @Test("cancelled before, it doesn't ask", arguments: RESTSource.allCases)
  func before(_ source: RESTSource) async throws {
    try await FaultyServer.run { _ in
      .answer(source.answer)
    } _: { server in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await source.ask(server.url)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(server.requests.isEmpty)
    }
  }
}

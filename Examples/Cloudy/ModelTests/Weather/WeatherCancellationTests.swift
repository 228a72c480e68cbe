import CloudyModel
import FaultyServer
import Testing

@Suite("Fetching weather, cancelled")
struct WeatherCancellationTests {
  @Test(
    "cancelled, it stops with no other error, and closes the connection",
    arguments: [
      [FaultyServer.Act.hang],
      [.send([FaultyServer.Act].head(length: 9) + "[]"), .hang],
    ]
  )
  func cancelled(_ acts: [FaultyServer.Act]) async throws {
    try await FaultyServer.run { _ in
      acts
    } _: { server in
      let task = Task { try await server.client().weather(latitude: 1, longitude: 2) }
      await server.isReached()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      await server.isLeft()
    }
  }

  @Test("cancelled before, it doesn't ask")
  func cancelledBefore() async throws {
    try await FaultyServer.run { _ in
      .answer(OpenMeteoSample.text)
    } _: { server in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await server.client().weather(latitude: 1, longitude: 2)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(server.requests.isEmpty)
    }
  }
}

import Embedded
import FaultyServer
import Foundation
import Goalbase
import Logging
import RESTClient
import RESTErrors
import ServiceLifecycle
import Testing

@Suite("The life of a service", .timeLimit(.minutes(3)))
struct ServiceLifeTests {
  private func status(_ url: URL, _ resource: String) async throws -> Int {
    let client = RESTClient(timeout: .seconds(60), longestAnswer: 1 << 16)
    return try await client.get("\(url)\(resource)").status
  }

  @Test(
    "who asks for the address before it runs waits, and after a shutdown nobody is there",
    arguments: TestedService.allCases
  )
  func life(_ tested: TestedService) async throws {
    try await withReservedPort { port in
      let service = try tested.at(port: port)
      async let early = (service.url(), service.url())
      let group = ServiceGroup(services: [service], logger: Logger(label: "test"))
      async let run: Void = group.run()
      let (url, same) = await early
      #expect(url == same)
      #expect(await service.url() == url)
      #expect(url.absoluteString == "http://127.0.0.1:\(port)\(tested.path)")
      #expect(try await status(url, tested.resource) == 200)
      await group.triggerGracefulShutdown()
      try await run
      // A kept connection may only learn from this request that it was closed.
      let error = await #expect(throws: RESTError.self) { try await status(url, tested.resource) }
      #expect(error == .cutOff || error == .unreachable)
      await #expect(throws: RESTError.unreachable) { try await status(url, tested.resource) }
    }
  }

  @Test("it ends with its task", arguments: TestedService.allCases)
  func cancelled(_ tested: TestedService) async throws {
    try await withReservedPort { port in
      let service = try tested.at(port: port)
      let task = Task { try await service.run() }
      let url = await service.url()
      task.cancel()
      _ = await task.result
      await #expect(throws: RESTError.unreachable) { try await status(url, tested.resource) }
    }
  }

  @Test("a port that is taken is an error", arguments: TestedService.allCases)
  func taken(_ tested: TestedService) async throws {
    let one = try tested.at(port: 0)
    let task = Task { try await one.run() }
    let port = try #require(await one.url().port)
    let other = try tested.at(port: port)
    await #expect(throws: (any Error).self) { try await other.run() }
    task.cancel()
    _ = await task.result
  }

  @Test("on all addresses, it tells one that can be asked")
  func everywhere() async throws {
    let api = GoalbaseAPI(store: try SQLiteGoalbaseStore.inMemory())
    let service = GoalbaseService(api, host: "0.0.0.0")
    let task = Task { try await service.run() }
    #expect(try await status(service.url(), "matches") == 200)
    task.cancel()
    _ = await task.result
  }
}

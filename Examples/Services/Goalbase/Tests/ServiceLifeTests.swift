import AsyncHTTPClient
import FaultyServer
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import RESTClient
import ServiceLifecycle
import Testing

@testable import Goalbase

@Suite("The life of the service", .timeLimit(.minutes(3)))
struct ServiceLifeTests {
  private func service(port: Int = 0) throws -> GoalbaseService {
    try GoalbaseService(GoalbaseAPI(store: SQLiteGoalbaseStore.inMemory()), port: port)
  }

  private func status(_ url: String) async throws -> UInt {
    let request = HTTPClientRequest(url: url)
    return try await RESTClient.client.execute(request, timeout: .seconds(60)).status.code
  }

  @Test("who asks for the address before it runs waits, and after a shutdown nobody is there")
  func life() async throws {
    try await withReservedPort { port in
      let service = try service(port: port)
      async let early = (service.url(), service.url())
      let group = ServiceGroup(services: [service], logger: Logger(label: "test"))
      async let run: Void = group.run()
      let (url, same) = await early
      #expect(url == same)
      #expect(url.absoluteString == "http://127.0.0.1:\(port)/api/v1/")
      #expect(try await status("\(url)players") == 200)
      await group.triggerGracefulShutdown()
      try await run
      await #expect(throws: (any Error).self) { try await status("\(url)players") }
    }
  }

  @Test("it ends with its task")
  func cancelled() async throws {
    try await withReservedPort { port in
      let service = try service(port: port)
      let task = Task { try await service.run() }
      let url = await service.url()
      task.cancel()
      _ = await task.result
      await #expect(throws: (any Error).self) { try await status("\(url)players") }
    }
  }

  @Test("on all addresses, it tells one that can be asked")
  func everywhere() async throws {
    let service = try GoalbaseService(
      GoalbaseAPI(store: SQLiteGoalbaseStore.inMemory()),
      host: "0.0.0.0"
    )
    let task = Task { try await service.run() }
    let url = await service.url()
    #expect(try await status("\(url)matches") == 200)
    task.cancel()
    _ = await task.result
  }

  @Test("a port that is taken is an error")
  func taken() async throws {
    let one = try service()
    let task = Task { try await one.run() }
    let port = try #require(await one.url().port)
    let other = try service(port: port)
    await #expect(throws: (any Error).self) { try await other.run() }
    task.cancel()
    _ = await task.result
  }
}

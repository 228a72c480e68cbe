import AsyncHTTPClient
import FaultyServer
import Logging
import ServiceLifecycle
import Testing
import UsersModel

@testable import UsersService

@Suite("The life of the service", .timeLimit(.minutes(3)))
struct ServiceLifeTests {
  @Test("who asks for the address before it runs waits, and after a shutdown nobody is there")
  func life() async throws {
    try await withReservedPort { port in
      let service = try UsersService(store: .inMemory(), port: port)
      async let early = (service.url(), service.url())
      let group = ServiceGroup(services: [service], logger: Logger(label: "test"))
      async let run: Void = group.run()
      let (url, same) = await early
      #expect(url == same)
      #expect(await service.url() == url)
      let source = RESTUsersDataSource(timeout: .seconds(60)) { url }
      #expect(try await source.users(page: 1, matching: "").total == 10)
      await group.triggerGracefulShutdown()
      try await run
      // A kept connection may only learn from this request that it was closed.
      let error = await #expect(throws: UsersError.self) {
        try await source.users(page: 1, matching: "")
      }
      #expect(error == .cutOff || error == .unreachable)
      await #expect(throws: UsersError.unreachable) {
        try await source.users(page: 1, matching: "")
      }
    }
  }

  @Test("it ends with its task")
  func cancelled() async throws {
    try await withReservedPort { port in
      let service = try UsersService(store: .inMemory(), port: port)
      let task = Task { try await service.run() }
      let url = await service.url()
      task.cancel()
      _ = await task.result
      let source = RESTUsersDataSource(timeout: .seconds(60)) { url }
      await #expect(throws: UsersError.unreachable) {
        try await source.users(page: 1, matching: "")
      }
    }
  }
}

import AsyncHTTPClient
import CloudyModel
import FaultyServer
import Logging
import ServiceLifecycle
import Testing

@testable import CloudyService

@Suite("The life of the service", .timeLimit(.minutes(3)))
struct ServiceLifeTests {
  @Test("who asks for the address before it runs waits, and after a shutdown nobody is there")
  func life() async throws {
    try await withReservedPort { port in
      let service = CloudyService(port: port)
      async let early = (service.url(), service.url())
      let group = ServiceGroup(services: [service], logger: Logger(label: "test"))
      async let run: Void = group.run()
      let (url, same) = await early
      #expect(url == same)
      #expect(await service.url() == url)
      let source = OpenMeteoClient(url: url, timeout: .seconds(60))
      #expect(try await source.weather(latitude: 1, longitude: 2).days.count == 8)
      await group.triggerGracefulShutdown()
      try await run
      // A kept connection may only learn from this request that it was closed.
      let error = await #expect(throws: WeatherError.self) {
        try await source.weather(latitude: 1, longitude: 2)
      }
      #expect(error == .cutOff || error == .unreachable)
      await #expect(throws: WeatherError.unreachable) {
        try await source.weather(latitude: 1, longitude: 2)
      }
    }
  }

  @Test("it ends with its task")
  func cancelled() async throws {
    try await withReservedPort { port in
      let service = CloudyService(port: port)
      let task = Task { try await service.run() }
      let url = await service.url()
      task.cancel()
      _ = await task.result
      let source = OpenMeteoClient(url: url, timeout: .seconds(60))
      await #expect(throws: WeatherError.unreachable) {
        try await source.weather(latitude: 1, longitude: 2)
      }
    }
  }
}

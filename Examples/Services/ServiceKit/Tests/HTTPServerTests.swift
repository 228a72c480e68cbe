import Foundation
import Hummingbird
import Listening
import Logging
import NIOCore
import ServiceKit
import ServiceTestSupport
import Testing

@Suite("A server that can't listen", .timeLimit(.minutes(10)))
struct HTTPServerTests {
  private struct EmptyService: HTTPService {
    let server: HTTPServer

    init(port: Int? = nil) {
      let responder = CallbackResponder<BasicRequestContext> { _, _ in Response(status: .ok) }
      var logger = Logger(label: "test")
      logger.logLevel = .critical
      server = HTTPServer(responder, port: port, logger: logger)
    }
  }

  @Test("throws the system's error, and so does its address, to all who wait and who ask later")
  func taken() async throws {
    try await RunningService.run(EmptyService()) { one in
      let port: Int = try #require(one.url.port)
      let other = EmptyService(port: port)
      let early = Task { try await other.url() }
      let error = await #expect(throws: IOError.self) {
        try await RunningService.run(other) { _ in Issue.record("It listens.") }
      }
      #expect(error?.errnoCode == EADDRINUSE)
      await #expect(throws: IOError.self) { try await early.value }
      await #expect(throws: IOError.self) { try await other.url() }
    }
  }

  @Test("at a port that nobody chose, it answers only this process, which knows its URL")
  func own() async throws {
    try await RunningService.run(EmptyService()) { service in
      #expect(try await service.send("/players").status == 200)
      let port = try #require(service.url.port)
      for path in ["", "/", "/players", "/\(UUID().uuidString)/players"] {
        let other = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
        #expect(try await RunningService(url: other).send("").status == 404, "\(path)")
      }
    }
  }

  @Test("cancelled before it listens, nobody waits for its address")
  func cancelled() async throws {
    let service = EmptyService()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await service.run()
    }
    _ = await task.result
    // It may have listened for a moment.
    _ = try? await service.url()
  }

  @Test("an address that is known stays, and a failure is replaced by one")
  func address() async throws {
    struct Failure: Error {}
    let url = try #require(URL(string: "http://127.0.0.1"))
    let address = ListeningAddress<Failure>()
    address.fail(Failure())
    await #expect(throws: Failure.self) { try await address.url() }
    address.set(url)
    address.fail(Failure())
    #expect(try await address.url() == url)
  }
}

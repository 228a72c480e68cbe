import Foundation
import Hummingbird
import Listening
import Logging
import NIOCore
import ServiceKit
import ServiceTestSupport
import Synchronization
import Testing

@Suite("A server that can't listen", .timeLimit(.minutes(10)))
struct HTTPServerTests {
  private struct EmptyService: HTTPService {
    let server: HTTPServer

    init(port: Int? = nil, keptIn file: String? = nil) {
      let responder = CallbackResponder<BasicRequestContext> { _, _ in Response(status: .ok) }
      var logger = Logger(label: "test")
      logger.logLevel = .critical
      server = HTTPServer(responder, port: port, keptIn: file, logger: logger)
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

  @Test("an address that is kept is the same at the next start, also after the port was taken once")
  func kept() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    @Sendable func run(_ body: @Sendable (URL) async throws -> Void) async throws {
      try await RunningService.run(EmptyService(keptIn: file)) { service in
        #expect(try await service.send("/players").status == 200)
        try await body(service.url)
      }
    }
    let first = Mutex<URL?>(nil)
    try await run { url in first.withLock { $0 = url } }
    let url = try #require(first.withLock { $0 })
    try await run { #expect($0 == url) }
    let access = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(access == 0o600)
    // Another program has the port now.
    try await RunningService.run(EmptyService(port: url.port)) { _ in
      try await run { other in
        #expect(other.port != url.port)
        #expect(other.path == url.path)
        try await run { #expect($0.port != other.port && $0.port != url.port) }
      }
    }
    for text in ["", "{}", #"{"port": 0, "secret": ""}"#, #"{"port": 80, "secret": "../x"}"#] {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      try await run { #expect($0.path != url.path) }
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

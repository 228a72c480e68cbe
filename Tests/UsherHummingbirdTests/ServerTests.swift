#if Hummingbird
import Foundation
import ServiceLifecycle
import Synchronization
import Testing
import UsherHummingbird
import UsherWeb

@Suite("Server", .timeLimit(.minutes(10)))
struct ServerTests {
  let service = EchoService()

  @Test("it says where it is")
  func address() async throws {
    try await TestServer.run(service) { server in
      #expect(server.address == "http://localhost:\(server.port)")
      #expect(server.port > 0)
    }
  }

  /// Notes when it begins and ends.
  private final class Beside: Service {
    let log = Mutex<[String]>([])

    func run() async throws {
      log.withLock { $0.append("begun") }
      try? await gracefulShutdown()
      log.withLock { $0.append("ended") }
    }
  }

  @Test("what runs beside it begins and ends with it")
  func services() async throws {
    let beside = Beside()
    // What hasn't ended by then is left behind, and this machine may have much else to do.
    var configuration = ServerConfiguration(port: 0, threads: 2)
    configuration.stopTime = .seconds(50)
    try await TestServer.run(service, configuration: configuration, services: [beside]) { _ in
      while beside.log.withLock({ $0 }).isEmpty { await Task.yield() }
      #expect(beside.log.withLock { $0 } == ["begun"])
    }
    #expect(beside.log.withLock { $0 } == ["begun", "ended"])
  }

  @Test("when it stops, browsers are told to come back and the service is closed")
  func stops() async throws {
    try await TestServer.run(service) { server in
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      try await Wire.open(server.port) { wire in
        #expect(try await wire.upgrade(cookie: cookie).status == 101)
        try await wire.send(Wire.frame([1]))
        #expect(try await wire.nextFrame().data == [1])
        server.stop()
        #expect(try await wire.closeCode() == 1001)
        try await wire.send(Wire.frame(.close, [0x03, 0xE9]))
        #expect(await wire.takeAll().isEmpty)
      }
    }
    var events: [EchoService.Event] = []
    for await event in service.events where event != .received([1]) {
      events.append(event)
      if events.count == 2 { break }
    }
    #expect(events.contains(.disconnected))
    #expect(events.contains(.closed))
  }

  @Test("a task that is cancelled stops it, and browsers are told to come back")
  func cancelled() async throws {
    let (addresses, ready) = AsyncStream<String>.makeStream()
    let running = Task { [service] in
      try await UsherServer(service, configuration: ServerConfiguration(port: 0, threads: 1))
        .run { ready.yield($0) }
    }
    let address = try #require(await addresses.first { _ in true })
    let port = try #require(address.split(separator: ":").last.flatMap { Int($0) })
    let cookie = try await Wire.open(port) { try await $0.request("GET /").cookie }
    try await Wire.open(port) { wire in
      #expect(try await wire.upgrade(cookie: cookie).status == 101)
      running.cancel()
      #expect(try await wire.closeCode() == 1001)
      try await wire.send(Wire.frame(.close, [0x03, 0xE9]))
      #expect(await wire.takeAll().isEmpty)
    }
    _ = await running.result
  }

  @Test("it stops though a browser keeps a connection open")
  func stopsWithIdleConnections() async throws {
    try await TestServer.run(service) { server in
      try await Wire.open(server.port) { wire in
        #expect(try await wire.request("GET /").status == 200)
        try await Wire.open(server.port) { unused in
          server.stop()
          #expect(await unused.takeAll().isEmpty)
        }
        #expect(await wire.takeAll().isEmpty)
      }
    }
  }

  @Test("a port in use is told, with what to do")
  func portInUse() async throws {
    try await TestServer.run(service) { server in
      let second = UsherServer(
        EchoService(),
        configuration: ServerConfiguration(port: server.port, threads: 1)
      )
      let error = await #expect(throws: ServerError.self) { try await second.run { _ in } }
      #expect(error?.code == .portInUse)
      #expect(
        error?.description == """
          Port \(server.port) is in use by another program. \
          To fix this, stop that program or choose another port.
          """
      )
    }
  }

  @Test("with a data folder visitors are known after a restart; the key is for this user alone")
  func dataDirectory() async throws {
    try await inFolder { folder in
      let configuration = ServerConfiguration(port: 0, threads: 1, dataDirectory: folder + "/a/b")
      let cookie = try await TestServer.run(service, configuration: configuration) { server in
        try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      }
      let known = try #require(cookie)
      let visitor = service.lastRequest?.visitor
      let path = folder + "/a/b/cookie.keys"
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      try await TestServer.run(service, configuration: configuration) { server in
        try await Wire.open(server.port) { wire in
          let answer = try await wire.request("GET /", ["Cookie: \(known)"])
          #expect(answer.cookie == nil)
        }
      }
      #expect(service.lastRequest?.visitor == visitor)
      // With another key they stay known, and get a cookie that is signed by it.
      let more = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      try more.seekToEnd()
      try more.write(contentsOf: Data("key \(String(repeating: "0f", count: 32))\n".utf8))
      try more.close()
      try await TestServer.run(service, configuration: configuration) { server in
        try await Wire.open(server.port) { wire in
          let answer = try await wire.request("GET /", ["Cookie: \(known)"])
          #expect(answer.cookie?.split(separator: "=").first == known.split(separator: "=").first)
          #expect(answer.cookie != known)
        }
      }
      #expect(service.lastRequest?.visitor == visitor)
    }
  }

  @Test("a broken key is told, and not replaced")
  func brokenKey() async throws {
    try await inFolder { folder in
      let path = folder + "/cookie.keys"
      #expect(FileManager.default.createFile(atPath: path, contents: Data([1, 2, 3])))
      let server = UsherServer(
        service,
        configuration: ServerConfiguration(port: 0, threads: 1, dataDirectory: folder)
      )
      let error = await #expect(throws: ServerError.self) { try await server.run { _ in } }
      #expect(error?.code == .dataDirectory)
      #expect(
        error?.description == """
          The file \(path) can't be used: line 1 is neither one `site` with a name nor a `key` with 64 hexadecimal \
          digits. To fix this, restore it, or remove it: then all visitors are new.
          """
      )
      #expect(FileManager.default.contents(atPath: path) == Data([1, 2, 3]))
    }
  }

  private func inFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
  }
}
#endif

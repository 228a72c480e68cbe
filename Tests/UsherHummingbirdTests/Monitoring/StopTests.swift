#if Hummingbird
import Foundation
import NIOCore
import NIOPosix
import Synchronization
import Testing
import UsherHummingbird
import UsherWeb

/// Each test stops a process of its own.
@Suite("The end of a server", .timeLimit(.minutes(10)))
struct StopTests {
  /// A service whose end hangs for ever, or that blocks Swift's threads.
  private final class Hanging: WebService {
    let closing: @Sendable () async -> Void
    init(_ closing: @escaping @Sendable () async -> Void) { self.closing = closing }
    func respond(to request: WebRequest) async -> WebResponse { .text(200, "page") }
    func attach(
      _ query: String,
      visitor: Visitor,
      connection: any WebConnection
    ) async -> (any WebSocketSession)? { nil }
    func close() async { await closing() }
  }

  private static func run(_ time: Duration, _ closing: @escaping @Sendable () async -> Void) async {
    let configuration = ServerConfiguration(port: 0, threads: 1, stopTime: time)
    do {
      try await UsherServer(Hanging(closing), configuration: configuration).run { _ in
        kill(getpid(), SIGTERM)
      }
      exit(7)
    } catch {
      exit(8)
    }
  }

  /// Runs a server that is stopped while a socket waits for its session.
  ///
  /// - Parameter closed: called when the socket is closed.
  private static func stopWhileJoining(
    _ service: EchoService,
    _ closed: @escaping @Sendable () -> Void
  ) async throws {
    // Ends the process where an event loop is used that is gone.
    setenv("SWIFTNIO_STRICT", "1", 1)
    try await TestServer.run(service) { server in
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      try await Wire.open(server.port) { wire in
        let answer = try await wire.upgrade("session=slow", cookie: cookie)
        #expect(answer.status == 101)
        for await event in service.events where event == .attaching { break }
        server.stop()
        // A connection whose first request was just taken ends at once, without a goodbye.
        _ = try? await wire.closeCode()
        try? await wire.send(Wire.frame(.close, [0x03, 0xE9]))
        _ = await wire.takeAll()
      }
      closed()
    }
  }

  private static func hang() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  /// Blocks all of Swift's threads, however many there are.
  private static func block() {
    for _ in 0..<256 { Task.detached { DispatchSemaphore(value: 0).blockForever() } }
  }

  @Test("the server ends in order")
  func ends() async {
    await #expect(processExitsWith: .exitCode(7)) { await StopTests.run(.seconds(60)) {} }
  }

  @Test("the server ends in time, though a session hangs; the log says what is left behind")
  func hangs() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(7),
      observing: [\.standardErrorContent]
    ) {
      await StopTests.run(.milliseconds(100)) { await StopTests.hang() }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The server didn't stop within 0.1 seconds: 0 pages and 0 connections"))
  }

  @Test("the server's loops are there until nothing uses them, though Swift's threads are busy")
  func lateTask() async {
    await #expect(processExitsWith: .exitCode(7)) {
      // Ends the process where an event loop is used that is gone.
      setenv("SWIFTNIO_STRICT", "1", 1)
      let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
      let socket = loop.makePromise(of: (any Channel).self)
      let service = Hanging {
        let gate = DispatchSemaphore(value: 0)
        for _ in 0..<64 { Task.detached { gate.pass() } }
        // The last browser leaves, and the task that waits for it can't go on for a while.
        loop.scheduleTask(in: .milliseconds(300)) {
          socket.futureResult.whenSuccess { $0.close(promise: nil) }
        }
        loop.scheduleTask(in: .milliseconds(1300)) { gate.signal() }
      }
      let configuration = ServerConfiguration(port: 0, threads: 1, stopTime: .seconds(60))
      // On other threads than Swift's.
      await withTaskExecutorPreference(HostExecutor.shared) {
        try? await UsherServer(service, configuration: configuration).run { address in
          Thread.detachNewThread {
            let port = Int(address.split(separator: ":").last ?? "") ?? 0
            socket.completeWith(Probe.openSocket(port, on: loop))
            _ = try? socket.futureResult.wait()
            // A connection whose first request was just taken would end at once.
            Thread.sleep(forTimeInterval: 0.5)
            kill(getpid(), SIGTERM)
          }
        }
        try? await Task.sleep(for: .seconds(2))
      }
      exit(7)
    }
  }

  @Test("the server's loops are there until a session that is looked for is found, or isn't")
  func lateSession() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let service = EchoService()
      try await StopTests.stopWhileJoining(service) {
        // The server could end now, if nobody looked for the session.
        Task {
          try await Task.sleep(for: .milliseconds(500))
          service.letIn()
        }
      }
      try await Task.sleep(for: .seconds(1))
      exit(7)
    }
  }

  @Test("a session that is never found doesn't keep the server, which ends in order")
  func hangingSession() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(7),
      observing: [\.standardErrorContent]
    ) {
      let service = EchoService()
      try await StopTests.stopWhileJoining(service) {}
      // Its answer may come after the end.
      service.letIn()
      try await Task.sleep(for: .milliseconds(500))
      exit(7)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!text.contains("didn't stop"), "\(text)")
  }

  @Test("a second signal ends the process at once")
  func second() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      await StopTests.run(.seconds(600)) {
        kill(getpid(), SIGTERM)
        await StopTests.hang()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("because it was told so twice"))
  }

  @Test(
    "the process ends, though an app blocks all of Swift's threads; until then it lives, and its pages end"
  )
  func blocked() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      let configuration = ServerConfiguration(
        port: 0,
        threads: 1,
        stopTime: .milliseconds(100)
      )
      let service = Hanging { FileHandle.standardError.write(Data("pages are stored".utf8)) }
      try? await UsherServer(service, configuration: configuration).run { address in
        Thread.detachNewThread {
          StopTests.block()
          Thread.sleep(forTimeInterval: 0.5)
          let port = Int(address.split(separator: ":").last ?? "") ?? 0
          FileHandle.standardError.write(Data("probe: \(Probe.get("/healthz", port))\n".utf8))
          kill(getpid(), SIGTERM)
        }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("all of Swift's threads are blocked"))
    #expect(text.contains("probe: HTTP/1.1 200 OK"), "\(text)")
    #expect(text.contains("pages are stored"), "\(text)")
  }
}

extension DispatchSemaphore {
  fileprivate func blockForever() { wait() }

  /// Waits until it is open, and leaves it open.
  fileprivate func pass() {
    wait()
    signal()
  }
}

/// Asks a server without Swift's threads.
enum Probe {
  /// Keeps the first bytes that arrive.
  private final class Answer: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let promise: EventLoopPromise<String>
    init(_ promise: EventLoopPromise<String>) { self.promise = promise }
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      promise.succeed(String(buffer: unwrapInboundIn(data)))
    }
  }

  /// Opens the socket of a page that isn't there, and doesn't answer the server's goodbye.
  ///
  /// - Returns: the connection, when the socket is open.
  static func openSocket(_ port: Int, on loop: any EventLoop) -> EventLoopFuture<any Channel> {
    let answer = loop.makePromise(of: String.self)
    let request = [
      "GET /-/socket?session=none HTTP/1.1", "Host: localhost:\(port)",
      "Origin: http://localhost:\(port)", "Connection: Upgrade", "Upgrade: websocket",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    ]
    return ClientBootstrap(group: loop)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Answer(answer))
        }
      }
      .connect(host: "127.0.0.1", port: port)
      .flatMap { channel in
        channel.writeAndFlush(ByteBuffer(string: request.joined(separator: "\r\n")))
          .flatMap { answer.futureResult }
          .map { _ in channel }
      }
  }

  /// Returns the first line of the answer, or why there is none after 5 seconds. Blocks the thread.
  static func get(_ path: String, _ port: Int) -> String {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let loop = group.next()
    let promise = loop.makePromise(of: String.self)
    loop.scheduleTask(in: .seconds(5)) { promise.fail(ChannelError.eof) }
    do {
      let channel = try ClientBootstrap(group: loop)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(Answer(promise))
          }
        }
        .connect(host: "127.0.0.1", port: port).wait()
      let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
      try channel.writeAndFlush(ByteBuffer(string: request)).wait()
      return try promise.futureResult.wait().split(separator: "\r\n").first.map { "\($0)" } ?? ""
    } catch {
      return "\(error)"
    }
  }
}
#endif

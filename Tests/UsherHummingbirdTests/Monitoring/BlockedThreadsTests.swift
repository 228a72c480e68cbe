#if Hummingbird
import Foundation
import NIOCore
import NIOPosix
import Synchronization
import Testing
import Usher
import UsherWeb

@testable import UsherHummingbird

/// Each test blocks the threads of a process of its own.
@Suite("An app that blocks all of Swift's threads", .timeLimit(.minutes(10)))
struct BlockedThreadsTests {
  /// Serves a page, and calls the body when all threads are blocked; the process ends with 0 if it throws nothing.
  private static func serve(
    _ body: @escaping @Sendable (_ port: Int) async throws -> Void
  ) async {
    let host = WebHost(
      [
        WebApp("hello", title: "Hello") { flow, _ in
          HelloCoordinator(flow: flow)
        } views: {
          HelloView.self
        }
      ],
      store: MemorySessionStore()
    )
    let configuration = ServerConfiguration(port: 0, threads: 1)
    try? await UsherServer(host, configuration: configuration).run { address in
      let port = Int(address.split(separator: ":").last ?? "") ?? 0
      Thread.detachNewThread {
        for _ in 0..<256 { Task.detached { Self.hang() } }
        // Until they have begun.
        Thread.sleep(forTimeInterval: 0.5)
        Task(executorPreference: HostExecutor.shared) {
          do {
            try await body(port)
            exit(0)
          } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(3)
          }
        }
        // The test has to fail rather than to wait.
        Thread.sleep(forTimeInterval: 30)
        exit(4)
      }
    }
  }

  private static func hang() { DispatchSemaphore(value: 0).wait() }

  private struct Unexpected: Error { let answer: String }

  @Test("new connections, pages, files and probes are answered")
  func requests() async {
    await #expect(processExitsWith: .exitCode(0)) {
      await BlockedThreadsTests.serve { port in
        for _ in 0..<50 {
          for path in ["/hello", "/robots.txt", "/healthz", "/readyz", "/metrics"] {
            let answer = try await Wire.open(port) { try await $0.request("GET \(path)") }
            guard answer.status == 200 else { throw Unexpected(answer: "\(path) \(answer.status)") }
          }
        }
      }
    }
  }

  @Test("the service manager is told that the process isn't stuck")
  func signs() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let count = Mutex(0)
      let signs = SignsOfLife(MultiThreadedEventLoopGroup.singleton, every: .milliseconds(10)) {
        count.withLock { $0 += 1 }
      }
      Task { try await signs.run() }
      await BlockedThreadsTests.serve { _ in
        let before = count.withLock { $0 }
        while count.withLock({ $0 }) < before + 3 { await Task.yield() }
      }
    }
  }

  @Test("a page's socket opens, and its first frame comes")
  func sockets() async {
    await #expect(processExitsWith: .exitCode(0)) {
      await BlockedThreadsTests.serve { port in
        let page = try await Wire.open(port) { try await $0.request("GET /hello") }
        guard let token = page.text.firstMatch(of: /data-session="([^"]+)"/)?.1 else {
          throw Unexpected(answer: page.text)
        }
        try await Wire.open(port) { wire in
          let answer = try await wire.upgrade("session=\(token)&received=0", cookie: page.cookie)
          guard answer.status == 101 else { throw Unexpected(answer: "\(answer.status)") }
          guard try await wire.nextFrame().opcode == .binary else {
            throw Unexpected(answer: "no frame")
          }
        }
      }
    }
  }
}
#endif

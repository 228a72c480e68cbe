package import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A server that does what a test says with each connection, valid or not.
package final class FaultyServer: Sendable {
  package enum Act: Sendable {
    case send(String)
    case sendBytes(count: Int)
    /// Sends nothing more until the other side leaves.
    case hang
    /// Sends a byte every 10 ms, without end.
    case trickle
  }

  private typealias Connection = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  package let url: URL
  private let received = Mutex<[String]>([])
  private let (reached, reach) = AsyncStream<Void>.makeStream()
  private let (left, leave) = AsyncStream<Void>.makeStream()
  private let respond: @Sendable (String) -> [Act]

  private init(port: Int, _ respond: @Sendable @escaping (String) -> [Act]) throws {
    var components = URLComponents()
    (components.scheme, components.host, components.port) = ("http", "127.0.0.1", port)
    guard let url = components.url else { throw URLError(.badURL) }
    self.url = url
    self.respond = respond
  }

  /// Runs a server while `body` runs. For each request the server does the acts that `respond`
  /// returns, then closes the connection.
  package static func run(
    _ respond: @Sendable @escaping (String) -> [Act],
    _ body: (FaultyServer) async throws -> Void
  ) async throws {
    let (connections, arrivals) = AsyncStream<Connection>.makeStream()
    let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let connection = try Connection(wrappingChannelSynchronously: channel)
          // NIO stops the process if nobody takes a connection: `bind`'s own sequence has this
          // problem with a connection that comes while the listener is closed.
          if case .terminated = arrivals.yield(connection) {
            Task { try? await connection.executeThenClose { _, _ in } }
          }
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let server = try FaultyServer(port: listener.localAddress?.port ?? 0, respond)
    try await withThrowingTaskGroup { group in
      group.addTask {
        await withDiscardingTaskGroup { group in
          for await connection in connections {
            group.addTask { try? await server.serve(connection) }
          }
        }
      }
      let result: Result<Void, any Error>
      do {
        result = .success(try await body(server))
      } catch {
        result = .failure(error)
      }
      try? await listener.close()
      // Connections that arrived at the end are still taken.
      arrivals.finish()
      group.cancelAll()
      try result.get()
    }
  }

  /// The requests so far, each from its first line to the end of its body.
  package var requests: [String] { received.withLock { $0 } }

  /// Waits for a request.
  package func isReached() async {
    for await _ in reached { return }
  }

  /// Waits until a client that sent a request has left, or everything was written to it.
  package func isLeft() async {
    for await _ in left { return }
  }

  /// Whether the text is a complete request, or can't be one (TLS, for example).
  private static func isComplete(_ request: String) -> Bool {
    guard request.first?.isLetter ?? true else { return true }
    guard let end = request.range(of: "\r\n\r\n") else { return false }
    let length = request[..<end.lowerBound].firstMatch(of: /content-length: *(\d+)/.ignoresCase())
    return request[end.upperBound...].utf8.count >= length.flatMap { Int($0.1) } ?? 0
  }

  private func serve(_ connection: Connection) async throws {
    try await connection.executeThenClose { inbound, outbound in
      var pieces = inbound.makeAsyncIterator()
      var request = ""
      while !Self.isComplete(request) {
        guard let piece = try await pieces.next() else { return }
        request += String(decoding: piece.readableBytesView, as: UTF8.self)
      }
      received.withLock { $0.append(request) }
      reach.yield()
      // Runs however the other side leaves: with unread bytes it resets the connection, and then
      // writing fails.
      defer { leave.yield() }
      for act in respond(request) {
        switch act {
        case .send(let text): try await outbound.write(ByteBuffer(string: text))
        case .sendBytes(let count):
          try await outbound.write(ByteBuffer(repeating: 0x20, count: count))
        case .hang: while try await pieces.next() != nil {}
        case .trickle:
          while true {
            try await outbound.write(ByteBuffer(string: " "))
            try await Task.sleep(for: .milliseconds(10))
          }
        }
      }
    }
  }
}

extension [FaultyServer.Act] {
  package static func answer(
    _ body: String,
    status: String = "200 OK",
    headers: [String] = []
  ) -> Self {
    [.send(head(status: status, length: body.utf8.count, headers: headers) + body)]
  }

  package static func head(status: String = "200 OK", length: Int, headers: [String] = []) -> String
  {
    let lines =
      ["HTTP/1.1 \(status)", "Content-Length: \(length)", "Connection: close"] + headers
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }
}

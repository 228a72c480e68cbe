import Foundation
import MatchesModel
import ModelTestSupport
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server of the Goalbase API, over a store in memory. Where the API leaves a choice, it chooses
/// the inconvenient one; a test can add faults.
final class LogbookServer: Sendable {
  struct Request: Equatable, Sendable {
    let method: String
    let path: String
    let query: String?
    let tag: String?
    let body: String
    var line: String { "\(method) \(path)" }
  }

  enum Act: Sendable {
    case answer
    /// Closes the connection without doing the request.
    case leave
    /// Does the request, and closes the connection without an answer.
    case doAndLeave
    /// Does the request, and answers with this text.
    case doAndSay(Int, String)
    case say(Int, String)
    /// Sends nothing until the other side leaves.
    case hang
  }

  let url: URL
  let store: SQLiteMatchStore
  private let asked = Kept<[Request]>([])
  private let script = Kept<@Sendable (Request) -> Act>({ _ in .answer })
  private let (reached, reach) = AsyncStream<Request>.makeStream()

  private init(port: Int, _ store: SQLiteMatchStore) throws {
    url = try Self.url(port: port)
    self.store = store
  }

  /// Where one is that listens there.
  static func url(port: Int) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)/api/v1") else {
      throw URLError(.badURL)
    }
    return url
  }

  /// Runs a server while `body` runs.
  static func run<Value>(_ body: (LogbookServer) async throws -> Value) async throws -> Value {
    let kept = Kept<LogbookServer?>(nil)
    let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          let connection = LogbookConnection { request in
            Task { try? await kept.value?.serve(request, on: channel) }
          }
          try channel.pipeline.syncOperations.addHandler(connection)
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let server = try LogbookServer(port: listener.localAddress?.port ?? 0, .inMemory())
    kept.change { $0 = server }
    do {
      let value = try await body(server)
      try await listener.close()
      return value
    } catch {
      try? await listener.close()
      throw error
    }
  }

  var requests: [Request] { asked.value }

  func forgetRequests() {
    asked.change { $0 = [] }
  }

  /// Sets how the server handles requests from now on.
  func act(_ script: @escaping @Sendable (Request) -> Act) {
    self.script.change { $0 = script }
  }

  /// Waits for a request, or the next that begins so.
  func isReached(_ line: String = "") async {
    for await request in reached where request.line.hasPrefix(line) { return }
  }

  /// A client that waits long enough for a busy machine.
  func client(
    timeout: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> RemoteMatchStore {
    RemoteMatchStore(url: url, timeout: timeout, clock: clock)
  }

  private func serve(_ request: Request, on channel: any Channel) async throws {
    // The action is read first: a test that sees the request may change the action for other
    // requests.
    let act = script.value(request)
    asked.change { $0.append(request) }
    reach.yield(request)
    switch act {
    case .leave: break
    case .hang: return
    case .say(let status, let text): try await channel.send(LogbookAnswer(status: status, text))
    case .doAndLeave: _ = try await LogbookAnswer(request, store)
    case .doAndSay(let status, let text):
      _ = try await LogbookAnswer(request, store)
      try await channel.send(LogbookAnswer(status: status, text))
    case .answer: try await channel.send(try await LogbookAnswer(request, store))
    }
    try await channel.close()
  }
}

extension Channel {
  fileprivate func send(_ answer: LogbookAnswer) async throws {
    var headers: HTTPHeaders = ["Connection": "close", "Content-Type": "application/json"]
    if let tag = answer.tag { headers.add(name: "ETag", value: tag) }
    if ![204, 304].contains(answer.status) {
      headers.add(name: "Content-Length", value: String(answer.body.count))
    }
    let status = HTTPResponseStatus(statusCode: answer.status)
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    try await writeAndFlush(HTTPServerResponsePart.head(head))
    let body = ByteBuffer(bytes: answer.body)
    if !answer.body.isEmpty {
      try await writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(body)))
    }
    try await writeAndFlush(HTTPServerResponsePart.end(nil))
  }
}

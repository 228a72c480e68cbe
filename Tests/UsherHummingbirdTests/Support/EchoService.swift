#if Hummingbird
import Synchronization
import UsherWeb

/// Stands in for the host: answers with what was asked, and its sessions send back what they get.
final class EchoService: WebService {
  enum Event: Equatable, Sendable {
    case attaching
    case received([UInt8])
    case filled(frames: Int)
    case becameWritable
    case disconnected
    case closed
  }

  /// What is large enough to be compressed.
  static let longPage = String(repeating: "<p>Hello</p>", count: 1_000)

  /// What has happened so far, in order, and what is still to come.
  let events: AsyncStream<Event>
  private let happened: AsyncStream<Event>.Continuation
  private let requests = Mutex<[WebRequest]>([])
  private let attaching = Mutex<CheckedContinuation<Void, Never>?>(nil)
  private let connections = Mutex<[any WebConnection]>([])

  init() { (events, happened) = AsyncStream.makeStream() }

  var requestCount: Int { requests.withLock(\.count) }
  var lastRequest: WebRequest? { requests.withLock(\.last) }
  var connection: (any WebConnection)? { connections.withLock(\.last) }

  func respond(to request: WebRequest) async -> WebResponse {
    requests.withLock { $0.append(request) }
    switch request.path {
    case "/picture": return .bytes([1, 2, 3], "image/png", etag: "v1", for: request)
    case "/public":
      return .bytes([1], "image/png", etag: "v1", cacheControl: "public, max-age=60", for: request)
    case "/large":
      let chunks = AsyncThrowingStream<[UInt8], any Error> { continuation in
        for byte in 0..<8 { continuation.yield(Array(repeating: UInt8(byte), count: 300_000)) }
        continuation.finish()
      }
      return .download("Größe.bin", .init(size: 2_400_000, chunks: chunks))
    case "/long": return .html(Array(Self.longPage.utf8))
    case "/script":
      return .bytes(
        Array(Self.longPage.utf8),
        "text/javascript",
        etag: "s1",
        cacheControl: "public, max-age=60",
        for: request
      )
    case "/photo": return .bytes(Array(Self.longPage.utf8), "image/jpeg", etag: "v1", for: request)
    case "/untouched":
      return .bytes(
        Array(Self.longPage.utf8),
        "text/plain",
        etag: "v1",
        cacheControl: "private, no-transform",
        for: request
      )
    case "/moved": return .redirect("/page")
    case "/cookies":
      return WebResponse(status: 200, headers: [("set-cookie", "a=1"), ("set-cookie", "b=2")])
    default: return .html(Array("<p>\(request.method)</p>".utf8))
    }
  }

  /// `session=echo` is there, `session=slow` comes at ``letIn()``, `session=late` isn't there then;
  /// no other is.
  func attach(
    _ query: String,
    visitor: Visitor,
    connection: any WebConnection
  ) async -> (any WebSocketSession)? {
    guard ["session=echo", "session=slow", "session=late"].contains(query) else { return nil }
    connections.withLock { $0.append(connection) }
    if query != "session=echo" {
      await withCheckedContinuation { continuation in
        attaching.withLock { $0 = continuation }
        happened.yield(.attaching)
      }
    }
    return query == "session=late" ? nil : EchoSession(connection, happened)
  }

  /// The visitor of the cookie that the token `good` gives.
  static let newVisitor = Visitor(id: "0123456789abcdef")

  func renew(_ token: String, visitor: Visitor) async -> VisitorRenewal {
    guard token == "good" else { return .unknown }
    return visitor == Self.newVisitor ? .renewed : .offered(Self.newVisitor)
  }

  func letIn() { attaching.withLock { $0?.resume() } }

  func close() async { happened.yield(.closed) }
}

/// Sends back what it gets.
private final class EchoSession: WebSocketSession {
  private let connection: any WebConnection
  private let happened: AsyncStream<EchoService.Event>.Continuation

  init(_ connection: any WebConnection, _ happened: AsyncStream<EchoService.Event>.Continuation) {
    self.connection = connection
    self.happened = happened
  }

  func receive(_ message: [UInt8]) {
    defer { connection.took(message.count) }
    if message.elementsEqual("fill".utf8) { return fill() }
    connection.send(message)
    happened.yield(.received(message))
  }

  /// Sends more than the browser takes in at once.
  private func fill() {
    var frames = 0
    while connection.isWritable {
      connection.send(Array(repeating: 1, count: 1000))
      frames += 1
    }
    happened.yield(.filled(frames: frames))
  }

  func becameWritable() {
    happened.yield(.becameWritable)
  }

  func disconnected() {
    happened.yield(.disconnected)
  }
}
#endif

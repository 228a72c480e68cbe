/// A service that a server offers to browsers: a ``WebHost``, or a substitute in a test.
///
/// The server calls it on threads of its own, which serve all browsers: a service whose actors compute for long or block
/// should use `withTaskExecutorPreference(globalConcurrentExecutor)`.
///
/// ```swift
/// let service: any WebService = WebHost([redGreen])
/// try await UsherServer(service).run()
/// ```
public protocol WebService: Sendable {
  /// Tells the service under which path of its site it is served. A server calls this once, before all else.
  ///
  /// - Parameter prefix: the path, with a slash at its beginning and none at its end: `/apps`; empty at the root of the
  ///   site. The paths of all requests begin with it.
  func begin(under prefix: String)

  /// Returns whether a path belongs to this service. It is asked only if the server runs beside something else, for
  /// example beside a router, which gets the requests for all other paths.
  ///
  /// - Parameter path: the path of a request, percent-encoded, without the query.
  func takes(_ path: String) -> Bool

  /// Returns the answer to a request that doesn't open a socket.
  ///
  /// - Parameter request: the request.
  func respond(to request: WebRequest) async -> WebResponse

  /// Returns the address that a browser is sent to when another site sends a person back by POST; `nil` if nobody is
  /// expected at the path by POST.
  ///
  /// - Parameter path: the path of the request, percent-encoded, without the query.
  func returnAddress(at path: String) -> String?

  /// Connects an open socket with its session. This can be called on any thread.
  ///
  /// - Parameters:
  ///   - query: the query of the socket's URL, which names the session.
  ///   - visitor: the browser that opened the socket. A session belongs to one visitor.
  ///   - connection: the socket.
  /// - Returns: the session; `nil` if there is no such session, or if it can't continue. For `nil`, the server closes the
  ///   socket with ``CloseCode/unknownSession``, unless the service has closed it with another code before.
  func attach(
    _ query: String,
    visitor: Visitor,
    connection: any WebConnection
  ) async -> (any WebSocketSession)?

  /// Receives the content of a file that the person chose in a page, after a session asked for it.
  ///
  /// - Parameters:
  ///   - token: the token that the session gave to the page: the last part of the request's path.
  ///   - visitor: the browser that sent the request.
  ///   - size: the size that the request announces, in bytes; `nil` if it announces none.
  ///   - body: the content, chunk by chunk. A chunk is read only after the app has taken the chunk before it.
  /// - Returns: the answer. The function returns when the app has the whole file, wants no more of it, or the upload
  ///   has failed.
  func upload(
    _ token: String,
    visitor: Visitor,
    size: Int64?,
    body: inout some AsyncIteratorProtocol<[UInt8], any Error>
  ) async -> WebResponse

  /// Gives a browser the cookie of a new visitor, which one of its pages has asked for by a token.
  ///
  /// An answer can be lost. So the browser asks at least twice: first it is offered the new visitor's cookie; when it asks
  /// again, with that cookie, the page belongs to the new visitor.
  ///
  /// - Parameters:
  ///   - token: the token that the session gave to the page: the last part of the request's path.
  ///   - visitor: the visitor of the cookie that the browser has now.
  /// - Returns: what the browser gets.
  func renew(_ token: String, visitor: Visitor) async -> VisitorRenewal

  /// Whether another process should answer all requests, at the moment: the server answers 503, so that a proxy asks that.
  var isApart: Bool { get }

  /// Ends all sessions, and closes their sockets so that the browsers connect again.
  func close() async

  /// Adds an observer of what is logged and measured. Called before the first request.
  func add(_ observer: any HostObserver)

  /// The present state of the service, for gauges. It can be read on any thread.
  var status: HostStatus { get }

  /// Returns whether the service can take new pages, soon.
  func readiness() async -> HostReadiness
}

extension WebService {
  /// Does nothing: by default a service doesn't need to know its path.
  public func begin(under prefix: String) {}

  /// Returns `true`: by default all paths belong to a service.
  public func takes(_ path: String) -> Bool { true }

  /// Returns `nil`: by default a service sends nobody to other sites.
  public func returnAddress(at path: String) -> String? { nil }

  /// Does nothing: by default a service has nothing to observe.
  public func add(_ observer: any HostObserver) {}

  /// Returns `false`: by default a service knows of no other process.
  public var isApart: Bool { false }

  /// By default a service can always take new pages.
  public func readiness() async -> HostReadiness { .ready }

  /// By default a service has no sessions.
  public var status: HostStatus { HostStatus() }

  /// Returns ``VisitorRenewal/unknown``: by default a service gives out no new visitors.
  public func renew(_ token: String, visitor: Visitor) async -> VisitorRenewal { .unknown }

  /// Returns an answer with the status 404: by default a service expects no files.
  public func upload(
    _ token: String,
    visitor: Visitor,
    size: Int64?,
    body: inout some AsyncIteratorProtocol<[UInt8], any Error>
  ) async -> WebResponse {
    .text(404, "No file is expected here.")
  }
}

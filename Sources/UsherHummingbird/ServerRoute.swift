#if Hummingbird
public import UsherWeb

/// A path that a ``UsherServer`` serves in addition to its host, for example an API for programs.
///
/// ```swift
/// ServerRoute("/api/v1") { request in .text(200, "\(request.method) \(request.path)") }
/// ```
///
/// Unlike the host, a route gets requests of every method, and its clients get no cookie: they aren't
/// visitors.
public struct ServerRoute: Sendable {
  /// The path, without a slash at its end. The route also serves all paths below it.
  public let path: String
  let allowsOtherSites: Bool
  let refuse: @Sendable (_ status: Int, _ message: String) -> WebResponse
  let answerBeforeBody: @Sendable (WebRequest) async -> WebResponse?
  let answer: @Sendable (WebRequest) async -> WebResponse

  /// Creates a route.
  ///
  /// ```swift
  /// ServerRoute("/api/v1") { status, message in
  ///   .text(status, "error: \(message)")
  /// } answer: { request in
  ///   .text(200, request.path)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the path: `/api/v1` gets requests for `/api/v1` and `/api/v1/players`, but not `/api/v12`.
  ///     If several routes fit, the one with the longest path gets the request. A request for which a route
  ///     fits doesn't reach the host.
  ///   - allowsOtherSites: whether a page of another site can send requests that can change something (methods
  ///     other than GET, HEAD and OPTIONS). By default such requests are refused: a page that a person happens to visit
  ///     must not change data on a server of their own machine, not even by a host name that leads to this server (see
  ///     ``ServerConfiguration/origins``). With `true`, `answer` has to check the header field `Origin` itself.
  ///   - refuse: returns the answer to a request that the server itself refuses: an unknown host name
  ///     (421), a change by another site's page (403), a body that is too large (413), or one too many that is being
  ///     received (503). An API can return the form of its own errors here; by default the answer is plain text.
  ///   - answerBeforeBody: returns the answer to a request whose body isn't wanted, for example because its path
  ///     doesn't exist (404) or the client isn't signed in (401); `nil`, as by default, if the body is to be received.
  ///     The request has an empty body here. An answer before the end of a body ends the connection.
  ///   - answer: returns the answer to a request of any method, with a body of 1 MiB at most. Answer
  ///     `HEAD` like `GET`: the server omits the body. Each request has a new visitor. The closures can be
  ///     called on any thread, for several requests at once.
  public init(
    _ path: String,
    allowsOtherSites: Bool = false,
    refuse: @escaping @Sendable (_ status: Int, _ message: String) -> WebResponse = {
      .text($0, $1)
    },
    answerBeforeBody: @escaping @Sendable (WebRequest) async -> WebResponse? = { _ in nil },
    answer: @escaping @Sendable (WebRequest) async -> WebResponse
  ) {
    self.path = path.split(separator: "/").map { "/\($0)" }.joined()
    self.allowsOtherSites = allowsOtherSites
    self.refuse = refuse
    self.answerBeforeBody = answerBeforeBody
    self.answer = answer
  }

  func takes(_ path: String) -> Bool {
    path == self.path || path.hasPrefix("\(self.path)/")
  }
}

extension [ServerRoute] {
  func route(of path: String) -> ServerRoute? {
    filter { $0.takes(path) }.max { $0.path.count < $1.path.count }
  }
}
#endif

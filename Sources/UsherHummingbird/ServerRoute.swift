#if Hummingbird
public import UsherWeb

/// A path that a ``UsherServer`` serves in addition to its host, for example an API for programs.
///
/// ```swift
/// ServerRoute("/api/orders", .post) { request in
///   let order = try request.json(Order.self)
///   return try .json(shop.add(order), status: 201)
/// }
/// ```
///
/// Unlike the host, a route gets requests of every method, and its clients get no cookie: they aren't visitors.
/// ``webhook(_:limit:answer:)`` makes a route for the messages of another service.
public struct ServerRoute: Sendable {
  /// A method of HTTP.
  public struct Method: RawRepresentable, Hashable, Sendable {
    /// The name, in capital letters.
    public let rawValue: String

    /// Makes a method of its name, for example `PROPFIND`.
    public init(rawValue: String) { self.rawValue = rawValue.uppercased() }

    /// Reads something, and changes nothing. It includes `HEAD`.
    public static let get = Method(rawValue: "GET")
    /// Creates something, or does anything else.
    public static let post = Method(rawValue: "POST")
    /// Puts something in the place of what is there.
    public static let put = Method(rawValue: "PUT")
    /// Changes a part of something.
    public static let patch = Method(rawValue: "PATCH")
    /// Removes something.
    public static let delete = Method(rawValue: "DELETE")
  }

  /// The path, without a slash at its end. The route also serves all paths below it.
  public let path: String
  /// The methods that `answer` gets; empty for all.
  let methods: [Method]
  let allowsOtherSites: Bool
  let bodyLimit: Int
  let refuse: @Sendable (_ status: Int, _ message: String) -> WebResponse
  let answerBeforeBody: @Sendable (WebRequest) async -> WebResponse?
  let answer: @Sendable (WebRequest) async throws -> WebResponse

  /// The largest body of a request, in bytes: 1 MiB.
  public static let largestBody = 1 << 20

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
  ///   - methods: the methods that `answer` gets; none for all. Other methods are refused (405).
  ///   - allowsOtherSites: whether a page of another site can send requests that can change something (methods
  ///     other than GET, HEAD and OPTIONS). By default such requests are refused: a page that a person happens to visit
  ///     must not change data on a server of their own machine, not even by a host name that leads to this server (see
  ///     ``ServerConfiguration/origins``). With `true`, `answer` has to check the header field `Origin` itself.
  ///   - bodyLimit: the largest body, in bytes; at most, and by default, ``largestBody``.
  ///   - refuse: returns the answer to a request that the server itself refuses: another method (405), an unknown host
  ///     name (421), a change by another site's page (403), a body that is too large (413), or one too many that is being
  ///     received (503); and what `answer` throws. An API can return the form of its own errors here; by default the
  ///     answer is plain text.
  ///   - answerBeforeBody: returns the answer to a request whose body isn't wanted, for example because its path
  ///     doesn't exist (404) or the client isn't signed in (401); `nil`, as by default, if the body is to be received.
  ///     The request has an empty body here. An answer before the end of a body ends the connection.
  ///   - answer: returns the answer to a request. Answer `HEAD` like `GET`: the server omits the body. A
  ///     `RequestError` that is thrown here is told to the client; any other error is told to the log, and to the
  ///     client only that there is one (500). Each request has a new visitor. The closures can be called on any thread,
  ///     for several requests at once.
  public init(
    _ path: String,
    _ methods: Method...,
    allowsOtherSites: Bool = false,
    bodyLimit: Int = ServerRoute.largestBody,
    refuse: @escaping @Sendable (_ status: Int, _ message: String) -> WebResponse = {
      .text($0, $1)
    },
    answerBeforeBody: @escaping @Sendable (WebRequest) async -> WebResponse? = { _ in nil },
    answer: @escaping @Sendable (WebRequest) async throws -> WebResponse
  ) {
    self.path = path.split(separator: "/").map { "/\($0)" }.joined()
    self.methods = methods
    self.allowsOtherSites = allowsOtherSites
    self.bodyLimit = min(max(0, bodyLimit), Self.largestBody)
    self.refuse = refuse
    self.answerBeforeBody = answerBeforeBody
    self.answer = answer
  }

  /// Creates a route for the messages of another service, for example that a payment has arrived.
  ///
  /// ```swift
  /// ServerRoute.webhook("/webhooks/payments") { request in
  ///   guard signature.isValid(request.header("x-signature"), of: request.body) else {
  ///     throw RequestError(401, "The signature is wrong.")
  ///   }
  ///   try await shop.payments.apply(request.json(PaymentEvent.self))
  ///   return .text(200, "ok")
  /// }
  /// ```
  ///
  /// The route takes `POST` from everywhere, from pages of other sites too: **`answer` has to check who has sent the
  /// request**, usually by a signature over the bytes of `WebRequest/body`, which are as they came. A service sends its
  /// message again if the answer isn't of success, and sometimes even then: keep the ids of the messages, and do nothing
  /// at the second of the same id.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - limit: the largest message, in bytes; at most ``largestBody``.
  ///   - answer: checks the message and returns the answer, as in ``init(_:_:allowsOtherSites:bodyLimit:refuse:answerBeforeBody:answer:)``.
  public static func webhook(
    _ path: String,
    limit: Int = 1 << 16,
    answer: @escaping @Sendable (WebRequest) async throws -> WebResponse
  ) -> ServerRoute {
    ServerRoute(path, .post, allowsOtherSites: true, bodyLimit: limit, answer: answer)
  }

  /// Whether requests of a method come to `answer`.
  func takes(method: String) -> Bool {
    methods.isEmpty || methods.contains { $0.rawValue == method }
      || method == "HEAD" && methods.contains(.get)
  }

  /// The value of the header field `Allow`.
  var allowedMethods: String {
    methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }.joined(separator: ", ")
  }

  func takes(_ path: String) -> Bool {
    path == self.path || path.hasPrefix("\(self.path)/")
  }
}

extension [ServerRoute] {
  /// Returns the route with the longest path that fits; of several with this path, the one that takes the method.
  func route(of path: String, method: String) -> ServerRoute? {
    let fitting = filter { $0.takes(path) }
    let length = fitting.map(\.path.count).max()
    let routes = fitting.filter { $0.path.count == length }
    return routes.first { $0.takes(method: method) } ?? routes.first
  }

  /// The value of the header field `Allow` for a path.
  func allowedMethods(of path: String) -> String {
    filter { $0.path == path }.map(\.allowedMethods).joined(separator: ", ")
  }
}
#endif

#if Hummingbird
public import UsherWeb

/// A path that a ``UsherServer`` serves beside its host, as an API for programs.
///
/// ```swift
/// ServerRoute("/api/v1") { request in .text(200, "\(request.method) \(request.path)") }
/// ```
///
/// Unlike the host it gets every method, and whoever asks gets no cookie: clients are no visitors.
public struct ServerRoute: Sendable {
  /// Where it is, without a slash at the end; everything below that path is its, too.
  public let path: String
  let allowsOtherSites: Bool
  let refuse: @Sendable (_ status: Int, _ message: String) -> WebResponse
  let answer: @Sendable (WebRequest) async -> WebResponse

  /// A route of a server.
  ///
  /// - Parameters:
  ///   - path: where it is: `/api/v1` takes `/api/v1` and `/api/v1/players`, and not `/api/v12`. Of
  ///     several routes the longest takes a request, and each goes before the host.
  ///   - allowsOtherSites: whether a page of another site may ask for more than to read. By default it
  ///     is refused, so that no page a person happens to visit can change what a server on their own
  ///     machine keeps, be it by a name that leads here (``ServerConfiguration/origins``); with `true` it is
  ///     for `answer` to check the `Origin`.
  ///   - refuse: what who asks is told where the server refuses by itself: a name that isn't its own (421), a change by
  ///     another site's page (403), a body that is too large (413). An API gives it the shape of its own errors; it is
  ///     plain text by default.
  ///   - answer: answers any method, of a body of 1 MiB at most; to `HEAD` as to `GET`, since the
  ///     server leaves the body out. The request's visitor is a new one each time.
  public init(
    _ path: String,
    allowsOtherSites: Bool = false,
    refuse: @escaping @Sendable (_ status: Int, _ message: String) -> WebResponse = {
      .text($0, $1)
    },
    answer: @escaping @Sendable (WebRequest) async -> WebResponse
  ) {
    self.path = path.split(separator: "/").map { "/\($0)" }.joined()
    self.allowsOtherSites = allowsOtherSites
    self.refuse = refuse
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

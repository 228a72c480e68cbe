#if Hummingbird
public import Hummingbird
import UsherWeb

/// Answers the requests of an application that has a router of its own and an ``UsherServer``: what belongs to the server
/// is answered by it, and everything else by the router, with its middleware.
///
/// `Application(router:usher:)` makes it.
public struct UsherResponder<Other: HTTPResponder>: HTTPResponder
where Other.Context: InitializableFromSource<ApplicationRequestContextSource> {
  /// The contexts of a request for both.
  public struct Context: InitializableFromSource {
    let host: HostContext
    let other: Other.Context

    /// Makes both contexts.
    public init(source: ApplicationRequestContextSource) {
      host = HostContext(source: source)
      other = Other.Context(source: source)
    }
  }

  let server: HostResponder
  let other: Other
  let left: LeftPaths

  /// Returns the answer of whoever the path of the request belongs to.
  public func respond(to request: Request, context: Context) async throws -> Response {
    let path = request.uri.path
    guard !left.contains(path), server.takes(path) else {
      return try await other.respond(to: request, context: context.other)
    }
    return try await withTaskExecutorPreference(HostExecutor.shared) {
      try await server.respond(to: request, context: context.host)
    }
  }
}
#endif

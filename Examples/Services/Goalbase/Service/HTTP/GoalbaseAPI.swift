package import Foundation
package import Logging

/// The API below `/api/v1`, independent of the HTTP server.
///
/// ``GoalbaseResponder`` connects it to a Hummingbird server; ``GoalbaseService`` is a server with
/// only this API.
public struct GoalbaseAPI: Sendable {
  /// The path of the API.
  public static let path = "/api/v1"

  /// The longest accepted body in bytes: enough for eight hundred players on each side.
  package static let longestBody = 1 << 16

  let store: any GoalbaseStore
  private let now: @Sendable () -> Date
  private let logger: Logger
  let cache = ListCache()

  /// - Parameter store: Stores players and matches.
  public init(store: SQLiteGoalbaseStore) { self.init(store: store as any GoalbaseStore) }

  /// - Parameters:
  ///   - store: Stores players and matches.
  ///   - logger: Receives the errors of the store.
  ///   - now: Returns the current time.
  package init(
    store: any GoalbaseStore,
    logger: Logger = Logger(label: "goalbase"),
    now: @Sendable @escaping () -> Date = { Date() }
  ) {
    self.store = store
    self.logger = logger
    self.now = now
  }

  /// Answers any request. Errors are also returned as answers.
  ///
  /// A `HEAD` request gets the same answer as a `GET` request: the server sends the length of the
  /// body without the body.
  public func respond(to request: GoalbaseRequest) async -> GoalbaseResponse {
    do {
      return try await answer(to: request)
    } catch let error as GoalbaseError {
      return GoalbaseResponse(error)
    } catch {
      logger.error("\(request.method) \(request.path) failed: \(error)")
      return GoalbaseResponse(.failed)
    }
  }

  private func answer(to request: GoalbaseRequest) async throws -> GoalbaseResponse {
    let (route, id) = try route(of: request)
    let parameters = try QueryParameters(request.query ?? "")
    let time = Timestamp(now())
    switch route.operation {
    case .listPlayers: return try await list(.players, request)
    case .listMatches: return try await list(.matches, request)
    case .listRankings:
      return try await list(.rankings(since: parameters.time("since")), request)
    case .createPlayer:
      let name = try RequestBody(request).name()
      return .init(try await store.createPlayer(name: name, at: time), status: route.status)
    case .deletePlayer:
      let withMatches = try parameters.flag("with_matches")
      return .init(
        try await store.deletePlayer(Self.entity(id), withMatches: withMatches),
        status: route.status
      )
    case .createMatch:
      let content = try RequestBody(request).match()
      return .init(try await store.createMatch(content, at: time), status: route.status)
    case .updateMatch:
      let (id, content) = (try Self.entity(id), try RequestBody(request).match())
      return .init(try await store.updateMatch(id, content, at: time), status: route.status)
    case .deleteMatch:
      return .init(try await store.deleteMatch(Self.entity(id)), status: route.status)
    case .describe:
      return GoalbaseResponse(status: route.status, body: OpenAPI.description)
    }
  }

  /// Returns the route of a request, and the last part of the path, which may be an id.
  private func route(of request: GoalbaseRequest) throws(GoalbaseError) -> (Route, Substring) {
    let segments = request.path.split(separator: "/")
    let base = Self.path.split(separator: "/")
    guard segments.starts(with: base), let last = segments.last else {
      throw .noSuchAddress(request.path)
    }
    let method = request.method == "HEAD" ? "GET" : request.method
    let routes = Route.all.filter { $0.matches(Array(segments.dropFirst(base.count))) }
    guard !routes.isEmpty else { throw .noSuchAddress(request.path) }
    guard let route = routes.first(where: { $0.method == method }) else {
      let allowed = routes.flatMap { $0.method == "GET" ? ["GET", "HEAD"] : [$0.method] }
      throw .noSuchMethod(request, allowed)
    }
    return (route, last)
  }

  private static func entity(_ encoded: Substring) throws(GoalbaseError) -> EntityID {
    let text = encoded.removingPercentEncoding ?? String(encoded)
    guard let id = EntityID(text) else {
      throw .invalid("The id in the address must be a UUID, but is \"\(text)\".")
    }
    return id
  }
}

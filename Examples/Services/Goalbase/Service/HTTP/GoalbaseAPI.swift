package import Foundation
package import Logging

/// Answers requests below `/api/v1`, whatever the server is.
///
/// On Hummingbird, ``GoalbaseResponder`` gives it what is asked; ``GoalbaseService`` is a server with
/// nothing else.
public struct GoalbaseAPI: Sendable {
  /// Where all of it is.
  public static let path = "/api/v1"

  /// How many bytes of a body are read: enough for eight hundred players on each side.
  package static let longestBody = 1 << 16

  let store: any GoalbaseStore
  private let now: @Sendable () -> Date
  private let logger: Logger
  let cache = ListCache()

  /// - Parameter store: keeps players and matches.
  public init(store: SQLiteGoalbaseStore) { self.init(store: store as any GoalbaseStore) }

  /// - Parameters:
  ///   - store: keeps players and matches.
  ///   - logger: is told what went wrong with the store.
  ///   - now: the time it is.
  package init(
    store: any GoalbaseStore,
    logger: Logger = Logger(label: "goalbase"),
    now: @Sendable @escaping () -> Date = { Date() }
  ) {
    self.store = store
    self.logger = logger
    self.now = now
  }

  /// Answers any request; what goes wrong is an answer, too.
  ///
  /// To `HEAD` it answers as to `GET`: the server sends how long the body is, and not the body.
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

  /// What is asked for, and the last part of the address, which may be an id.
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

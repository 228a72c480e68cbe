import Synchronization
import Usher

/// Serves apps to browsers, whatever the server is: pages, sessions and assets.
///
/// ```swift
/// let host = WebHost([redGreen, photos])
/// try await UsherServer(host).run()
/// ```
///
/// Each open page is a session of its own with its own coordinators, on one of the server's loops.
public final class WebHost: WebService {
  private let apps: [WebApp]
  private let assets: Assets
  private let limits: SessionLimits
  private let title: String
  private let sessions = Mutex<[String: WebSession]>([:])

  /// A host of some apps.
  ///
  /// - Parameters:
  ///   - apps: the apps, each at its path.
  ///   - limits: how long sessions live, and how many there may be.
  ///   - title: what the start page at `/` is called, which lists the apps when none is at `/`.
  public init(
    _ apps: [WebApp],
    limits: SessionLimits = SessionLimits(),
    title: String = "Apps"
  ) {
    self.apps = apps
    self.limits = limits
    self.title = title
    assets = Assets(apps)
  }

  /// How many pages are open.
  public var sessionCount: Int { sessions.withLock(\.count) }

  /// Answers with a page, an asset, or what an app gives below its `/-/`.
  public func respond(to request: WebRequest, on loop: any WebLoop) async -> WebResponse {
    if let asset = assets.respond(to: request) { return asset }
    guard let app = app(at: request.path), let path = app.pathWithin(request.path) else {
      guard request.path == "/" else { return notFound(request, nil) }
      return StartPage(title: title, apps: apps, assets: assets).response
    }
    if path.hasPrefix("-/") {
      return await app.resource(request, String(path.dropFirst(2)))
        ?? .text(404, "There is nothing at this address.")
    }
    guard request.method != "POST" else { return .text(405, "Pages are asked for with GET.") }
    return await page(of: app, path, request, on: loop)
  }

  private func page(
    of app: WebApp,
    _ path: String,
    _ request: WebRequest,
    on loop: any WebLoop
  ) async -> WebResponse {
    let session = WebSession(
      token: Token.make(),
      visitor: request.visitor,
      loop: loop,
      limits: limits
    ) { [weak self] token in
      self?.sessions.withLock { $0[token] = nil }
    }
    guard register(session) else {
      return .text(503, "Too many pages are open. To go on, close some and try again.")
    }
    do {
      let address = request.query.map { "\(path)?\($0)" } ?? path
      let page = try await session.open(app, path: address, assets: assets)
      if request.method == "HEAD" { await session.close() }
      return .html(page)
    } catch {
      sessions.withLock { $0[session.token] = nil }
      return notFound(request, app)
    }
  }

  private func register(_ session: WebSession) -> Bool {
    sessions.withLock { sessions in
      guard sessions.count < limits.sessions else { return false }
      let own = sessions.values.lazy.filter { $0.visitor == session.visitor }
      guard own.prefix(limits.sessionsOfVisitor).count < limits.sessionsOfVisitor else {
        return false
      }
      sessions[session.token] = session
      return true
    }
  }

  /// Joins a socket to the session its query names, if that is the visitor's and still there.
  public func attach(
    _ query: String,
    visitor: Visitor,
    connection: any WebConnection
  ) async -> (any WebSocketSession)? {
    let items = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    let values = Dictionary(
      items.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }
    ) { first, _ in first }
    guard let token = values["session"], let received = values["received"].flatMap(UInt8.init),
      let session = sessions.withLock({ $0[token] }), session.visitor == visitor
    else { return nil }
    while true {
      await session.executor.move(to: connection.loop)
      switch await session.attach(connection, received: received) {
      case .attached: return AttachedSession(session, connection)
      // Another connection came at the same time, and took the session to its own loop.
      case .moved: continue
      case .refused: return nil
      }
    }
  }

  /// Ends all sessions; their browsers come back by themselves.
  public func close() async {
    for session in sessions.withLock({ Array($0.values) }) { await session.close() }
  }

  private func app(at path: String) -> WebApp? {
    apps.filter { $0.pathWithin(path) != nil }.max { $0.path.count < $1.path.count }
  }

  private func notFound(_ request: WebRequest, _ app: WebApp?) -> WebResponse {
    NotFoundPage(path: request.path, app: app, assets: assets).response
  }
}

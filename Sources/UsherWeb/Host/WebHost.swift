import Foundation
import Synchronization
import Usher

/// Serves apps to browsers: their pages, sessions and assets. Works with any server.
///
/// ```swift
/// let host = WebHost([redGreen, photos])
/// try await UsherServer(host).run()
/// ```
///
/// Each open page is a session of its own, with its own coordinators. Sessions run on a few threads of the host: who has
/// waited longest is next. A session that computes or waits for long holds up none of the others, see
/// ``SessionLimits/longTurn``.
public final class WebHost: WebService {
  let site: Mutex<HostSite>
  let limits: SessionLimits
  let store: StoreMonitor?
  /// The name of this process in the store.
  let node = Token.make()
  let crashLog: CrashLog?
  let monitor: HostMonitor
  let refusals: Refusals
  let pageRates: VisitRates
  private let title: String
  private let robots: String
  let sessions: Mutex<HostSessions>
  /// Whether others may have this process's sessions.
  let apart = Mutex(false)
  let uploads = Uploads()
  let freedMemory = FreedMemory()
  let threads: HostThreads
  private let storeCheck: StoreCheck?
  let renewed: @Sendable (Visitor, Visitor) async -> Void

  /// Creates a host.
  ///
  /// ```swift
  /// let host = WebHost([redGreen], limits: limits, title: "Examples")
  /// ```
  ///
  /// - Parameters:
  ///   - apps: the apps, each at its path.
  ///   - limits: how long sessions wait for their browsers, and how many sessions there can be.
  ///   - store: keeps open pages, so that they continue after a restart of the server. If it is `nil`, the
  ///     pages start again from their URL.
  ///   - crashLog: knows which events and pages ended earlier processes, so that they aren't tried again and again; by
  ///     default the store's. Without one, an address that ends the process does so at each request.
  ///   - observer: learns what is logged and measured, in addition to the server; `nil` for none. If nobody observes the
  ///     host, not even a server, lines for the log are printed on standard error.
  ///   - inspector: shows the open pages to developers, at `/_usher`; `nil` for none. See ``HostInspector``.
  ///   - title: the title of the start page. If no app has the path `/`, that page is shown there and lists the apps.
  ///   - robots: the text of `/robots.txt`, for search engines; ``robots`` by default.
  ///   - renewed: called on any thread with the visitor of before and the new one when a browser gets another id, because
  ///     the person signs in to one of the apps. Here all apps move what they keep under the id. It is called once for each
  ///     change; the requests of the new visitor wait for it. It can't refuse the change, because the browser has the new id
  ///     by then: what can't be moved, try again, or tell the log.
  public init(
    _ apps: [WebApp],
    limits: SessionLimits = SessionLimits(),
    store: (any SessionStore)? = nil,
    crashLog: CrashLog? = nil,
    observer: (any HostObserver)? = nil,
    inspector: HostInspector? = nil,
    title: String = "Apps",
    robots: String = WebHost.robots,
    renewed: @escaping @Sendable (_ old: Visitor, _ new: Visitor) async -> Void = { _, _ in }
  ) {
    self.renewed = renewed
    let pages = OpenPages()
    site = Mutex(HostSite(apps, inspector?.apps(pages) ?? []))
    self.limits = limits
    self.crashLog = crashLog ?? store?.crashLog
    monitor = HostMonitor(observer)
    let refusals = Refusals(monitor)
    self.refusals = refusals
    let kept = store.map { StoreMonitor($0, refusals, slowSave: limits.slowSave) }
    self.store = kept
    pageRates = VisitRates(
      ofVisitor: limits.pagesPerMinuteOfVisitor,
      ofNetwork: limits.pagesPerMinuteOfAddress
    )
    sessions = Mutex(HostSessions(places: Places(limits)))
    threads = HostThreads(quick: limits.threads)
    storeCheck = kept.map { store in
      StoreCheck { [refusals] in
        refusals.tell(.store, from: nil, key: "check", $0)
      } check: {
        try await store.check()
      }
    }
    self.title = title
    self.robots = robots
    kept?.onLoss { [weak self] in self?.storeAll() }
    kept?.join(asNode)
    for app in apps { tellMistakes(of: app) }
    pages.connect { [weak self] in
      self?.sessions.withLock { sessions in
        sessions.byToken.values.filter { !HostInspector.has($0.app) }
      } ?? []
    }
  }

  private func tellMistakes(of app: WebApp) {
    let names = app.files.map(\.name)
    for name in Set(names) where names.count(where: { $0 == name }) > 1 {
      monitor.log(
        HostLogEntry(
          .misuse,
          """
          The app “\(app.title)” has several files called “\(name)”, and only the first is sent. To fix this, give them \
          names that differ in letters or digits.
          """,
          app: app.path
        )
      )
    }
    for mistake in app.sources.mistakes {
      monitor.log(
        HostLogEntry(
          .misuse,
          """
          The app “\(app.title)” allows “\(mistake.clipped)”, which isn't an origin and is left out. To fix this, write \
          one like https://example.com.
          """,
          app: app.path
        )
      )
    }
  }

  /// Moves all pages and files below a path. The server calls this, with `ServerConfiguration.prefix`.
  ///
  /// - Parameter prefix: the path, with a slash at its beginning and none at its end: `/apps`; empty at the root of the
  ///   site.
  public func begin(under prefix: String) {
    guard prefix != assets.prefix else { return }
    site.withLock { $0 = HostSite($0.apps, $0.inspector, under: prefix) }
  }

  var apps: [WebApp] { site.withLock(\.apps) }
  var assets: Assets { site.withLock(\.assets) }

  /// The usual text of `/robots.txt`: search engines can read all pages and the host's and the apps' own
  /// files, but not the other paths below `-/`, for example an app's resources.
  public static let robots = """
    User-agent: *
    Disallow: /-/
    Disallow: /*/-/
    Allow: /-/usher
    Allow: /-/icon
    Allow: /*/-/icon
    Allow: /-/app
    Allow: /*/-/app

    """

  /// The number of sessions, which are the open pages. A page whose browser is away is included until its session ends.
  public var sessionCount: Int { sessions.withLock(\.byToken.count) }

  /// The present state of the host.
  public var status: HostStatus {
    var status = HostStatus()
    status.sessions = sessionCount
    status.waiting = threads.waiting
    status.heldThreads = threads.held
    status.unsavedPages = storeStatus?.unsavedPages ?? 0
    return status
  }

  /// Returns whether new pages can be opened and kept: whether the store, if there is one, can store something. The answer
  /// comes after 2 seconds at most, and holds for one second.
  public func readiness() async -> HostReadiness {
    guard let problem = await storeCheck?.problem() else { return .ready }
    return .notReady(problem)
  }

  /// Adds an observer. Sessions that have begun before aren't measured by it.
  public func add(_ observer: any HostObserver) { monitor.add(observer) }

  /// Returns whether a path is that of an app, or of one of the host's own files.
  ///
  /// The start page, `/robots.txt` and `/favicon.ico` aren't among them, unless an app has the whole site.
  public func takes(_ path: String) -> Bool {
    apps.contains { $0.pathWithin(path) != nil } || path.hasPrefix("\(assets.prefix)/-/")
  }

  /// Returns the return address that a path is, in its only form; `nil` if it is none.
  public func returnAddress(at path: String) -> String? {
    let app = app(at: path, mayInspect: false)
    let within = app?.pathWithin(path) ?? ""
    let token = within.dropFirst(PlainPage.returnPath.count)
    guard let app, within.hasPrefix(PlainPage.returnPath), Token.isOne(token) else { return nil }
    return app.url(within)
  }

  /// Returns a page, a file of the host or of an app, or the answer of an app's `resource` closure to a request below
  /// the app's `/-/`. Otherwise the answer says why there is none: nothing has this address (404), the method isn't GET
  /// or HEAD (405), too many pages are open (503), or too many were opened in a short time (429).
  public func respond(to request: WebRequest) async -> WebResponse {
    guard ["GET", "HEAD"].contains(request.method) else {
      var refusal = WebResponse.text(405, "Only GET and HEAD are served here.")
      refusal.headers.append(("allow", "GET, HEAD"))
      return refusal
    }
    if let answer = inspection(request) { return answer }
    if let asset = assets.respond(to: request) { return asset }
    let prefix = assets.prefix
    let pathInSite = request.path.dropFirst(request.path.hasPrefix(prefix) ? prefix.count : 0)
    if let file = siteFile(at: pathInSite) { return file }
    await completeRenewal(of: request.visitor)
    guard let app = app(at: request), let path = app.pathWithin(request.path) else {
      guard pathInSite == "/" || pathInSite.isEmpty else { return notFound(request, nil) }
      return StartPage(title: title, apps: apps, assets: assets).response
    }
    if path.hasPrefix("-/") {
      if path.hasPrefix(PlainPage.returnPath) {
        let locale = PageLocale(of: app, for: request)
        return PlainPage(.returning, request.path, app, locale, assets).response
      }
      let answer = await withTaskExecutorPreference(HostExecutor.appThreads) {
        await app.resource(request, String(path.dropFirst(2)))
      }
      return answer ?? .text(404, "There is nothing at this address.")
    }
    return await page(of: app, path, request)
  }

  /// Returns the files that browsers and search engines request at the root of each site.
  private func siteFile(at path: Substring) -> WebResponse? {
    var file: WebResponse
    switch path {
    case "/robots.txt": file = .text(200, robots)
    case "/favicon.ico": file = .redirect(assets.siteIcon.url, status: 302)
    default: return nil
    }
    file.headers.removeAll { $0.name == "cache-control" }
    file.headers.append(("cache-control", "public, max-age=3600"))
    return file
  }

  /// Prints the text and a line break on standard error.
  public static func printError(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// Connects a socket with the session that is named in `query`.
  ///
  /// - Returns: the session; `nil` if it has ended and can't be restored, if it belongs to another visitor, if the
  ///   frames that the browser lacks aren't kept any more, if another document of the browser shows it
  ///   (``CloseCode/inUse``), or if the page is of another version (``CloseCode/otherVersion``).
  public func attach(
    _ query: String,
    visitor: Visitor,
    connection: any WebConnection
  ) async -> (any WebSocketSession)? {
    let items = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    let values = Dictionary(
      items.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }
    ) { first, _ in first }
    guard let token = values["session"], let browser = BrowserState(values) else { return nil }
    guard isOfThisVersion(values) else {
      connection.close(code: .otherVersion)
      return nil
    }
    // The server may have asked before this was so.
    guard !isApart else {
      connection.close(code: .goingAway)
      return nil
    }
    guard let session = await join(token, of: visitor, for: browser, at: connection) else {
      return nil
    }
    // It may have begun while this socket was on its way.
    guard !isApart else {
      await session.letGo()
      return nil
    }
    if browser.takeover != nil, let document = browser.document, document != token {
      await sessions.withLock { $0.byToken[document] }?.closeUnused(by: visitor)
    }
    return AttachedSession(session, connection)
  }

  /// Connects a socket with the session that it names, or closes it.
  private func join(
    _ token: String,
    of visitor: Visitor,
    for browser: BrowserState,
    at connection: any WebConnection
  ) async -> WebSession? {
    var attempts = 0
    while let session = await session(token, of: visitor, for: browser, at: connection) {
      do {
        try await session.attach(connection, browser)
        return session
      } catch .expired where store != nil && attempts < 2 {
        // Its time was over just before the socket joined: the page goes on from its record.
        attempts += 1
      } catch {
        tell(error, of: token, from: connection.network)
        connection.close(code: error.code)
        return nil
      }
    }
    return nil
  }

  /// Returns whether a page was made by this version of the server and its files. A client that tells no version is
  /// taken for one of this version.
  private func isOfThisVersion(_ query: [String: String]) -> Bool {
    query["version"].map { $0 == "\(WireVersion.current)" } ?? true
      && query["files"].map { $0 == assets.version } ?? true
  }

  /// Receives a file that a session has asked for.
  ///
  /// - Returns: 204 if the app has the whole file, 400 if the size of the file isn't the announced size, 403
  ///   if another browser was asked for the file, 404 if no browser was asked for it, and 409 if the app wants no more
  ///   of the file or the upload failed.
  public func upload(
    _ token: String,
    visitor: Visitor,
    size: Int64?,
    body: inout some AsyncIteratorProtocol<[UInt8], any Error>
  ) async -> WebResponse {
    await uploads.receive(token, from: visitor, promised: size, body: &body)
  }

  /// Ends all sessions, and waits until they are stored, or until ``SessionLimits/lastSave`` is over. Their browsers try
  /// by themselves to connect again.
  public func close() async {
    let sessions = sessions.withLock { sessions in
      sessions.isClosing = true
      return sessions.all { _ in true }
    }
    let deadline = ContinuousClock.now + limits.lastSave
    // A store that never answers must not hold up the end.
    let (isOver, end) = AsyncStream.makeStream(of: Void.self)
    let timer = Task {
      try? await Task.sleep(until: deadline + .milliseconds(500), clock: .continuous)
      end.finish()
    }
    Task(executorPreference: HostExecutor.shared) {
      await withDiscardingTaskGroup { group in
        for session in sessions { group.addTask { await session.shutDown(by: deadline) } }
      }
      await self.store?.close()
      end.finish()
    }
    for await _ in isOver {}
    timer.cancel()
  }

  /// How the store works; `nil` without a store.
  public var storeStatus: StoreStatus? { store?.status }

  func app(at request: WebRequest) -> WebApp? {
    app(at: request.path, mayInspect: request.mayInspect)
  }

  private func app(at path: String, mayInspect: Bool) -> WebApp? {
    let all = mayInspect ? apps + site.withLock(\.inspector) : apps
    return all.filter { $0.pathWithin(path) != nil }.max { $0.path.count < $1.path.count }
  }

  func notFound(_ request: WebRequest, _ app: WebApp?) -> WebResponse {
    let locale = app.map { PageLocale(of: $0, for: request) } ?? PageLocale(ofHostFor: request)
    return PlainPage(.notFound, request.path, app, locale, assets).response
  }
}

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
  private let site: Mutex<Site>
  private let limits: SessionLimits
  private let store: StoreMonitor?
  /// The name of this process in the store.
  private let node = Token.make()
  private let crashLog: CrashLog?
  private let monitor: HostMonitor
  private let refusals: Refusals
  private let pageRates: VisitRates
  private let title: String
  private let robots: String
  private let sessions: Mutex<Sessions>
  private let uploads = Uploads()
  private let threads: HostThreads
  private let storeCheck: StoreCheck?
  private let renewed: @Sendable (Visitor, Visitor) async -> Void

  /// The apps and files, at their paths.
  private struct Site {
    let apps: [WebApp]
    /// `nil` without one.
    let inspector: WebApp?
    let assets: Assets

    init(_ apps: [WebApp], _ inspector: WebApp?, under prefix: String = "") {
      func moved(_ app: WebApp) -> WebApp {
        var app = app
        app.prefix = prefix
        return app
      }
      self.apps = apps.map(moved)
      self.inspector = inspector.map(moved)
      assets = Assets(self.apps + [self.inspector].compactMap(\.self), prefix: prefix)
    }
  }

  private struct Sessions {
    var byToken: [String: WebSession] = [:]
    var places: Places
    var renewals = Renewals()
    /// The sessions that are being restored from the store, by token and visitor.
    var reviving: [String: Task<Revival, Never>] = [:]
    /// The sessions that have ended, and whose last state is being stored.
    var closing: [String: WebSession] = [:]
    var removals = RecordRemovals()
    /// The visitors with a page whose record is set aside, until they have been told.
    var setAside: Set<StartedPage> = []

    /// What became of a session that is looked for.
    enum Revival {
      case running(WebSession)
      case gone
      /// The store can't say now.
      case later
    }

    /// A page of an app that starts again.
    struct StartedPage: Hashable {
      let visitor: Visitor
      let app: String
    }

    /// Removes this session, but not another session that has the same token: two connections may have restored the
    /// same page at the same time.
    mutating func remove(_ session: WebSession, isSaving: Bool) {
      if isSaving { closing[session.token] = session }
      guard byToken[session.token] === session else { return }
      byToken[session.token] = nil
      places.free(session.token)
    }

    mutating func didSave(_ session: WebSession) {
      if closing[session.token] === session { closing[session.token] = nil }
    }

    /// Returns the sessions that are meant, also those that have ended and are being stored.
    func all(where isMeant: (WebSession) -> Bool) -> [WebSession] {
      (Array(byToken.values) + Array(closing.values)).filter(isMeant)
    }
  }

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
  ///     the person signs in to one of the apps. Here all apps move what they keep under the id.
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
    site = Mutex(Site(apps, inspector?.app(pages)))
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
    sessions = Mutex(Sessions(places: Places(limits)))
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
    for app in apps { tellMistakes(of: app) }
    pages.connect { [weak self] in
      self?.sessions.withLock { sessions in
        sessions.byToken.values.filter { $0.app != HostInspector.path }
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
    site.withLock { $0 = Site($0.apps, $0.inspector, under: prefix) }
  }

  private var apps: [WebApp] { site.withLock(\.apps) }
  private var assets: Assets { site.withLock(\.assets) }

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
      return await app.resource(request, String(path.dropFirst(2)))
        ?? .text(404, "There is nothing at this address.")
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

  private func page(
    of app: WebApp,
    _ path: String,
    _ request: WebRequest
  ) async -> WebResponse {
    let locale = PageLocale(of: app, for: request)
    if let wait = pageRates.take(for: request) {
      refusals.tell(.page, from: request.network, app: app.path, request.tooManyPages)
      return PlainPage.tooMany(request.path, wait, app, locale, assets)
    }
    let token = Token.make()
    let address = request.query.map { "\(path)?\($0)" } ?? path
    if isDeadly(app.url(address), for: request) {
      return PlainPage(.broken, app.url(path), app, locale, assets).response
    }
    // Nothing of an inspector is written anywhere.
    let mark = (app.path == HostInspector.path ? nil : crashLog).map {
      CrashMark(
        $0,
        .page,
        session: token,
        visitor: request.visitor,
        address: app.url(address)
      )
    }
    let session = makeSession(token, request.visitor, app, mark)
    if app.path == HostInspector.path, inspectorCount >= OpenPages.inspectors {
      return .text(503, "Too many inspectors are open. To open another one, close one of them.")
    }
    do throws(PlaceRefusal) {
      try register(session, from: request.network)
    } catch {
      return refuse(request, error, app.words(in: locale.language))
    }
    do {
      let page = try await session.open(
        app,
        path: address,
        assets: assets,
        origin: request.origin,
        locale: locale
      )
      if startsAgain(app, for: request.visitor) { await session.tell(.startedAgain) }
      monitor.observer?.record(.sessionOpened(app: app.path))
      if !awaitsSocket(after: request, token) { await session.close() }
      var answer = WebResponse.html(page)
      answer.headers.append(("content-security-policy", app.sources.policy))
      return answer
    } catch {
      sessions.withLock { $0.remove(session, isSaving: false) }
      return notFound(request, app)
    }
  }

  /// Returns the answer that there is no place for the page.
  private func refuse(
    _ request: WebRequest,
    _ refusal: PlaceRefusal,
    _ words: HostWords
  ) -> WebResponse {
    let source = request.network
    refusals.tell(.page, from: source, refusal.report(from: source ?? "an unknown address"))
    var answer = WebResponse.text(503, words[refusal.word])
    answer.headers.append(("retry-after", "\(max(1, limits.unattached.components.seconds))"))
    return answer
  }

  /// Lets a page that has been made wait for its socket.
  ///
  /// - Returns: whether it waits. The pages of programs that never connect don't: crawlers, and those that ask for the
  ///   header only.
  private func awaitsSocket(after request: WebRequest, _ token: String) -> Bool {
    sessions.withLock { sessions in
      sessions.places.opened(token)
      let isKnown = sessions.places.knows(request.visitor)
      return request.method != "HEAD"
        && (isKnown || !Crawler.isNamed(in: request.header("user-agent")))
    }
  }

  /// Returns whether the page at an address has ended the process too often, and reports it.
  private func isDeadly(_ address: String, for request: WebRequest) -> Bool {
    let key = CrashMark.key(address)
    let work = Work.page(address: key, visitor: Digest.of(request.visitor.id))
    guard crashLog?.isDeadly(work) == true else { return false }
    refusals.tell(
      .deadly,
      from: request.network,
      key: key,
      "The page at \(key.clipped) has ended the process \(Deaths.limit) times or more, and isn't tried again."
    )
    return true
  }

  /// Returns whether a page of the visitor ended the process too often, and this is the page in its place.
  private func startsAgain(_ app: WebApp, for visitor: Visitor) -> Bool {
    let page = Sessions.StartedPage(visitor: visitor, app: app.path)
    return sessions.withLock { $0.setAside.remove(page) != nil }
  }

  private func makeSession(
    _ token: String,
    _ visitor: Visitor,
    _ app: WebApp,
    _ mark: CrashMark?
  ) -> WebSession {
    let isInspector = app.path == HostInspector.path
    var limits = limits
    if isInspector { (limits.unattached, limits.detached) = (OpenPages.wait, OpenPages.wait) }
    return WebSession(
      token: token,
      visitor: visitor,
      app: app.path,
      threads: threads,
      isSlow: app.isSlow,
      limits: limits,
      // What an inspector shows isn't its own.
      store: isInspector ? nil : store,
      node: node,
      uploads: uploads,
      mark: mark,
      crashLog: crashLog,
      monitor: monitor,
      refusals: refusals,
      visits: visits
    ) { [weak self, monitor] session, saving in
      self?.sessions.withLock { $0.remove(session, isSaving: saving != nil) }
      if let saving {
        Task {
          await saving.value
          self?.sessions.withLock { $0.didSave(session) }
        }
      }
      monitor.observer?.record(.sessionEnded(app: app.path))
    }
  }

  /// Returns the running session with this token, or restores it from the store; `nil` if this visitor has no such
  /// session, if it can't be restored, or if there are too many sessions.
  private func session(
    _ token: String,
    of visitor: Visitor,
    for browser: BrowserState,
    at connection: any WebConnection
  ) async -> WebSession? {
    // Two connections may arrive at the same time: the second waits for the session that the first
    // restores.
    let key = "\(token)/\(visitor.id)"
    let source = connection.network
    await completeRenewal(of: visitor)
    var isForeign = false
    var isUnknown = false
    var isMine = false
    let reviving: Task<Sessions.Revival, Never>? = sessions.withLock { sessions in
      if let session = sessions.byToken[token] {
        guard session.visitor == visitor else {
          isForeign = true
          return nil
        }
        // From now on the session doesn't end for another.
        sessions.places.connected(token)
        return Task { .running(session) }
      }
      if let task = sessions.reviving[key] { return task }
      let others = sessions.reviving.count
      guard store != nil, sessions.places.hasRoom(for: visitor, from: source, besides: others)
      else {
        isUnknown = true
        return nil
      }
      let task = Task { await revive(token, of: visitor, for: browser, at: connection) }
      sessions.reviving[key] = task
      isMine = true
      return task
    }
    // Outside the lock: the report may ask the host for something.
    if isForeign { refuseSocket(from: source) }
    if isUnknown { tellUnknown(token, from: source) }
    let revival = await reviving?.value
    // Who only waits would remove the next one.
    if isMine { sessions.withLock { $0.reviving[key] = nil } }
    switch revival {
    case .running(let session): return session
    case .gone, nil: return nil
    case .later:
      // The browser keeps the page's content, and comes back.
      connection.close(code: .goingAway)
      return nil
    }
  }

  private func revive(
    _ token: String,
    of visitor: Visitor,
    for browser: BrowserState,
    at connection: any WebConnection
  ) async -> Sessions.Revival {
    do {
      // This process may still be storing its last state.
      await sessions.withLock { $0.closing[token] }?.finishStoring()
      // Nothing is claimed for a visitor whose session it isn't.
      guard let found = try await store?.record(of: token),
        let app = apps.first(where: { $0.path == found.app })
      else {
        tellUnknown(token, from: connection.network)
        return .gone
      }
      guard found.visitor == visitor else {
        refuseSocket(from: connection.network)
        return .gone
      }
      // The person has signed out, and its record couldn't be removed yet.
      guard !sessions.withLock({ $0.removals.contain(token, of: visitor, in: found.app) }),
        !isSetAside(found), let record = try await store?.claim(token, for: node)
      else { return .gone }
      // Another process may have moved it meanwhile, to who has signed in.
      guard record.visitor == visitor else {
        refuseSocket(from: connection.network)
        return .gone
      }
      let mark = crashLog.map {
        CrashMark(
          $0,
          .restoration(applied: record.applied),
          session: token,
          visitor: visitor
        )
      }
      let session = makeSession(token, visitor, app, mark)
      try await session.revive(record, app, for: browser, origin: connection.origin)
      do throws(PlaceRefusal) {
        try register(session, from: connection.network, isStored: true)
        sessions.withLock { $0.places.connected(token) }
        monitor.observer?.record(.sessionContinued(app: app.path))
        return .running(session)
      } catch {
        let source = connection.network
        refusals.tell(
          .page,
          from: source,
          session: token,
          app: app.path,
          error.report(from: source ?? "an unknown address")
        )
        await session.close()
      }
    } catch let error as SessionStoreError {
      // The log knows the others already.
      if error.code == .owned {
        refusals.tell(.store, from: nil, key: error.code.name, session: token, error.description)
      }
      return .later
    } catch {
      refusals.tell(
        .record,
        from: connection.network,
        session: token,
        "A stored session can't be continued: \(error)"
      )
    }
    return .gone
  }

  /// Returns whether restoring the record has ended the process too often. The person is told on the next page.
  private func isSetAside(_ record: SessionRecord) -> Bool {
    let work = Work.restoration(session: record.token, applied: record.applied)
    guard let crashLog, crashLog.isDeadly(work) || crashLog.isDeadly(session: record.token)
    else { return false }
    refusals.tell(
      .deadly,
      from: nil,
      key: record.token,
      session: record.token,
      app: record.app,
      """
      Session \(record.token.prefix(8)) has ended the process too often. Its record is set aside, and its page starts \
      again.
      """
    )
    let page = Sessions.StartedPage(visitor: record.visitor, app: record.app)
    _ = sessions.withLock { $0.setAside.insert(page) }
    return true
  }

  /// Prints the text and a line break on standard error.
  public static func printError(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  private func refuseSocket(from source: String?) {
    refusals.tell(
      .socket,
      from: source,
      """
      Refused a socket from \(source ?? "an unknown address"): it named the session of another visitor.
      """
    )
  }

  /// Tells the log about a socket whose page loads again. After some time without a connection this is as it should be.
  private func tellUnknown(_ token: String, from source: String?) {
    refusals.tell(
      .unknown,
      from: source,
      session: token.clipped,
      """
      Refused a socket from \(source ?? "an unknown address"): its session has ended, has no place, or can't go on. \
      Its page loads again.
      """
    )
  }

  /// Gives a session a place, and ends the session that loses its own for it.
  private func register(
    _ session: WebSession,
    from source: String?,
    isStored: Bool = false
  ) throws(PlaceRefusal) {
    let result = sessions.withLock { sessions -> Result<WebSession?, PlaceRefusal> in
      // Two connections may have restored the same page.
      guard sessions.byToken[session.token] == nil else { return .failure(.host) }
      return Result { () throws(PlaceRefusal) in
        let displaced = try sessions.places.take(
          session.token,
          for: session.visitor,
          from: source,
          isStored: isStored,
          besides: max(0, sessions.reviving.count - (isStored ? 1 : 0))
        )
        sessions.byToken[session.token] = session
        sessions.removals.opened(session.token, of: session.visitor, in: session.app)
        return displaced.flatMap { sessions.byToken.removeValue(forKey: $0) }
      }
    }
    guard let displaced = try result.get() else { return }
    Task { await displaced.close() }
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
    guard let session = await session(token, of: visitor, for: browser, at: connection) else {
      return nil
    }
    if let code = await session.attach(connection, browser) {
      if code == .unknownSession { tellUnknown(token, from: connection.network) }
      connection.close(code: code)
      return nil
    }
    if browser.takeover != nil, let document = browser.document, document != token {
      await sessions.withLock { $0.byToken[document] }?.closeUnused(by: visitor)
    }
    return AttachedSession(session, connection)
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

  /// Gives a browser the cookie of a new visitor, in two steps: see ``WebService/renew(_:visitor:)``.
  public func renew(_ token: String, visitor: Visitor) async -> VisitorRenewal {
    switch sessions.withLock({ $0.renewals.step(token, of: visitor) }) {
    case .unknown: return .unknown
    case .offer(let new): return .offered(new)
    case .change:
      await completeRenewal(of: visitor)
      return .renewed
    }
  }

  /// Lets the page that has asked for it belong to the browser's new visitor, if the browser has just got the cookie. Its
  /// other pages end, whatever the app: they know the id of before, and may be of somebody else who knows it.
  private func completeRenewal(of visitor: Visitor) async {
    guard let renewal = sessions.withLock({ $0.renewals.change(to: visitor) }) else { return }
    await renewed(renewal.old, renewal.new)
    let (session, others) = sessions.withLock { sessions in
      guard sessions.renewals.make(renewal) else { return (nil as WebSession?, [WebSession]()) }
      let session = sessions.byToken[renewal.session]
      sessions.places.move(renewal.session, to: visitor)
      return (
        session,
        sessions.all { $0.visitor == renewal.old && $0 !== session }
      )
    }
    await session?.become(visitor)
    await end(others, of: renewal.old, app: nil, except: renewal.session)
  }

  private var visits: SessionVisits {
    SessionVisits(
      begin: { [weak self] session in
        self?.sessions.withLock { $0.renewals.begin(session.token, of: session.visitor) }
      },
      endOtherPages: { [weak self] session in
        guard let self else { return }
        let others = sessions.withLock { sessions in
          sessions.all {
            $0.visitor == session.visitor && $0.app == session.app && $0 !== session
          }
        }
        await end(others, of: session.visitor, app: session.app, except: session.token)
      }
    )
  }

  /// Ends pages of a visitor, and removes their records; one session stays.
  private func end(
    _ others: [WebSession],
    of visitor: Visitor,
    app: String?,
    except token: String
  ) async {
    // A session that hangs must not hold up the person.
    for other in others { Task { await other.endForVisitor() } }
    await removeRecords(of: visitor, app: app, besides: token)
  }

  /// Removes records of a visitor. While the store fails, it is tried again later.
  private func removeRecords(of visitor: Visitor, app: String?, besides token: String) async {
    guard store != nil else { return }
    let number = sessions.withLock { $0.removals.begin(of: visitor, app: app, besides: token) }
    if await remove(number, of: visitor, app: app) { return }
    let pause = max(.milliseconds(1), limits.longestSaveRetry)
    // Not from the end of the host on: then the records stay until they are too old.
    Task { [weak self] in
      repeat {
        try? await Task.sleep(for: pause)
      } while await self?.remove(
        number,
        of: visitor,
        app: app
      ) == false
    }
  }

  /// Tries a removal once.
  ///
  /// - Returns: whether it is over.
  private func remove(_ number: Int, of visitor: Visitor, app: String?) async -> Bool {
    guard let store, let kept = sessions.withLock({ $0.removals.kept(by: number) }) else {
      return true
    }
    do { try await store.remove(allOf: visitor, app: app, besides: kept) } catch { return false }
    // Pages that were opened meanwhile may have been stored before the others were removed.
    let opened = sessions.withLock { sessions in
      let new = sessions.removals.kept(by: number)?.subtracting(kept) ?? []
      sessions.removals.end(number)
      return new.compactMap { sessions.byToken[$0] }
    }
    for session in opened { await session.storeWhole() }
    return true
  }

  /// Stores all pages again, because the store has lost their records.
  private func storeAll() {
    for session in sessions.withLock({ Array($0.byToken.values) }) {
      Task { await session.storeWhole() }
    }
  }

  /// Ends all sessions, and waits until they are stored, or until ``SessionLimits/lastSave`` is over. Their browsers try
  /// by themselves to connect again.
  public func close() async {
    let sessions = sessions.withLock { $0.all { _ in true } }
    let deadline = ContinuousClock.now + limits.lastSave
    // A store that never answers must not hold up the end.
    let (isOver, end) = AsyncStream.makeStream(of: Void.self)
    let timer = Task {
      try? await Task.sleep(until: deadline + .milliseconds(500), clock: .continuous)
      end.finish()
    }
    Task {
      await withDiscardingTaskGroup { group in
        for session in sessions { group.addTask { await session.shutDown(by: deadline) } }
      }
      end.finish()
    }
    for await _ in isOver {}
    timer.cancel()
  }

  /// How the store works; `nil` without a store.
  public var storeStatus: StoreStatus? { store?.status }

  private func app(at request: WebRequest) -> WebApp? {
    let all = request.mayInspect ? apps + [site.withLock(\.inspector)].compactMap(\.self) : apps
    return all.filter { $0.pathWithin(request.path) != nil }.max { $0.path.count < $1.path.count }
  }

  private var inspectorCount: Int {
    sessions.withLock { $0.byToken.values.count { $0.app == HostInspector.path } }
  }

  /// Returns the answer that there is nothing, to a request for a file of an inspector that the browser may not see;
  /// `nil` to all other requests.
  private func inspection(_ request: WebRequest) -> WebResponse? {
    guard !request.mayInspect, let inspector = site.withLock(\.inspector),
      inspector.pathWithin(request.path)?.hasPrefix("-/") == true
    else { return nil }
    return notFound(request, app(at: request))
  }

  private func notFound(_ request: WebRequest, _ app: WebApp?) -> WebResponse {
    let locale = app.map { PageLocale(of: $0, for: request) } ?? PageLocale(ofHostFor: request)
    return PlainPage(.notFound, request.path, app, locale, assets).response
  }
}

import Synchronization
import Usher

// Pages are opened, each with a session of its own.
extension WebHost {
  func page(
    of app: WebApp,
    _ path: String,
    _ request: WebRequest
  ) async -> WebResponse {
    let locale = PageLocale(of: app, for: request)
    if let wait = pageRates.take(for: request) {
      refusals.tell(.page, from: request.network, app: app.path, request.tooManyPages)
      return PlainPage.tooMany(request.path, wait, app, locale, assets)
    }
    let token = Token.make(at: node)
    let (rows, query) = RowsParameter.taken(from: request.query)
    let address = query.map { "\(path)?\($0)" } ?? path
    if isDeadly(app.url(address), for: request) {
      return PlainPage(.broken, app.url(path), app, locale, assets).response
    }
    // Nothing of an inspector is written anywhere.
    let mark = (HostInspector.has(app.path) ? nil : crashLog).map {
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
    let hasComeAgain = sessions.withLock { $0.places.knows(request.visitor) }
    do throws(PlaceRefusal) {
      try register(session, from: request.network, hasComeAgain: request.hasComeAgain)
    } catch {
      return refuse(request, error, app.words(in: locale.language))
    }
    do {
      let page = try await session.open(
        app,
        path: address,
        assets: assets,
        origin: request.origin,
        locale: locale,
        rows: rows
      )
      if startsAgain(app, for: request.visitor) { await session.tell(.startedAgain) }
      monitor.observer?.record(.sessionOpened(app: app.path))
      if !awaitsSocket(after: request, token) { await session.close() }
      var answer = WebResponse.html(page)
      answer.hasComeAgain = hasComeAgain
      answer.headers.append(("content-security-policy", app.sources.policy))
      return answer
    } catch {
      sessions.withLock { $0.remove(session, isSaving: false) }
      return notFound(request, app)
    }
  }

  /// Returns the answer that there is no place for the page.
  func refuse(
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
  func awaitsSocket(after request: WebRequest, _ token: String) -> Bool {
    sessions.withLock { sessions in
      sessions.places.opened(token)
      let isKnown = request.hasComeAgain || sessions.places.knows(request.visitor)
      return request.method != "HEAD"
        && (isKnown || !Crawler.isNamed(in: request.header("user-agent")))
    }
  }

  /// Returns whether the page at an address has ended the process too often, and reports it.
  func isDeadly(_ address: String, for request: WebRequest) -> Bool {
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
  func startsAgain(_ app: WebApp, for visitor: Visitor) -> Bool {
    let page = HostSessions.StartedPage(visitor: visitor, app: app.path)
    return sessions.withLock { $0.setAside.remove(page) != nil }
  }

  func makeSession(
    _ token: String,
    _ visitor: Visitor,
    _ app: WebApp,
    _ mark: CrashMark?
  ) -> WebSession {
    let isInspector = HostInspector.has(app.path)
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
    ) { [weak self, monitor, freedMemory] session, saving in
      self?.sessions.withLock { $0.remove(session, isSaving: saving != nil) }
      if let saving {
        Task(executorPreference: HostExecutor.shared) {
          await saving.value
          self?.sessions.withLock { $0.didSave(session) }
        }
      }
      monitor.observer?.record(.sessionEnded(app: app.path))
      freedMemory.sessionEnded()
    }
  }

  /// Gives a session a place, and ends the session that loses its own for it.
  func register(
    _ session: WebSession,
    from source: String?,
    isStored: Bool = false,
    hasComeAgain: Bool = false
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
          hasComeAgain: hasComeAgain,
          besides: max(0, sessions.reviving.count - (isStored ? 1 : 0))
        )
        sessions.byToken[session.token] = session
        sessions.removals.opened(session.token, of: session.visitor, in: session.app)
        return displaced.flatMap { sessions.byToken.removeValue(forKey: $0) }
      }
    }
    guard let displaced = try result.get() else { return }
    refusals.tell(
      .displaced,
      from: source,
      app: displaced.app,
      """
      Ended a page whose socket hadn't come, for another page to \(source ?? "an unknown address"): as many are open, or \
      wait, as may. If they are welcome, raise SessionLimits.unattachedSessions, unattachedOfAddress, sessions and \
      sessionsOfAddress.
      """
    )
    Task(executorPreference: HostExecutor.shared) { await displaced.close() }
  }
}

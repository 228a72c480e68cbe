import Synchronization
import Usher

// Sessions that a store has kept are continued when their browsers come back.
extension WebHost {
  /// Returns the running session with this token, or restores it from the store; `nil` if this visitor has no such
  /// session, if it can't be restored, or if there are too many sessions.
  func session(
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
    var refusal: JoinRefusal?
    var isMine = false
    let reviving: Task<HostSessions.Revival, Never>? = sessions.withLock { sessions in
      if let session = sessions.byToken[token] {
        guard session.visitor == visitor else {
          isForeign = true
          return nil
        }
        // From now on the session doesn't end for another.
        sessions.places.connected(token)
        return Task(executorPreference: HostExecutor.shared) { .running(session) }
      }
      if let task = sessions.reviving[key] { return task }
      guard !sessions.isClosing else {
        return Task(executorPreference: HostExecutor.shared) { .later }
      }
      let others = sessions.reviving.count
      guard store != nil, sessions.places.hasRoom(for: visitor, from: source, besides: others)
      else {
        refusal = store == nil ? .noRecord : .noPlace
        return nil
      }
      let task = Task(executorPreference: HostExecutor.shared) {
        await self.revive(token, of: visitor, for: browser, at: connection)
      }
      sessions.reviving[key] = task
      isMine = true
      return task
    }
    // Outside the lock: the report may ask the host for something.
    if isForeign { refuseSocket(from: source) }
    if let refusal { tell(refusal, of: token, from: source) }
    let revival = await reviving?.value
    // Who only waits would remove the next one.
    if isMine { sessions.withLock { $0.reviving[key] = nil } }
    switch revival {
    case .running(let session): return session
    case .gone, nil: return nil
    case .inUse:
      connection.close(code: .inUse)
      return nil
    case .later:
      // The browser keeps the page's content, and comes back.
      connection.close(code: .goingAway)
      return nil
    }
  }

  func revive(
    _ token: String,
    of visitor: Visitor,
    for browser: BrowserState,
    at connection: any WebConnection
  ) async -> HostSessions.Revival {
    do {
      // This process may still be storing its last state.
      await sessions.withLock { $0.closing[token] }?.finishStoring()
      let request = SessionRequest(token, for: node, of: visitor, browser)
      // Nothing is claimed for a visitor whose session it isn't.
      if let found = try await store?.record(of: token) {
        guard found.visitor == visitor else {
          refuseSocket(from: connection.network)
          return .gone
        }
        // The person has signed out, and its record couldn't be removed yet.
        guard !sessions.withLock({ $0.removals.contain(token, of: visitor, in: found.app) }),
          !isSetAside(found)
        else { return .gone }
      }
      guard let record = try await store?.claim(request) else {
        tell(.noRecord, of: token, from: connection.network)
        return .gone
      }
      guard let app = apps.first(where: { $0.path == record.app }) else {
        tell(.noApp(record.app), of: token, from: connection.network)
        return .gone
      }
      // It wasn't stored before, or another process has moved it meanwhile, to who has signed in.
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
      guard !sessions.withLock(\.isClosing) else {
        await session.close()
        return .later
      }
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
    } catch let error as SessionStoreError where error.code == .inUse {
      return .inUse
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
  func isSetAside(_ record: SessionRecord) -> Bool {
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
    let page = HostSessions.StartedPage(visitor: record.visitor, app: record.app)
    _ = sessions.withLock { $0.setAside.insert(page) }
    return true
  }

  func refuseSocket(from source: String?) {
    refusals.tell(
      .socket,
      from: source,
      """
      Refused a socket from \(source ?? "an unknown address"): it named the session of another visitor.
      """
    )
  }

  /// Tells the log about a socket whose page loads again. After some time without a connection this is as it should be.
  func tell(_ refusal: JoinRefusal, of token: String, from source: String?) {
    guard let reason = refusal.reason else { return }
    refusals.tell(
      .unknown,
      from: source,
      key: "\(source ?? "") \(reason)",
      session: token.clipped,
      "Refused a socket from \(source ?? "an unknown address"): \(reason). Its page loads again."
    )
  }
}

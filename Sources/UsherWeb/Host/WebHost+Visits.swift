import Synchronization

// The visitor of a page changes when the person signs in, and their other pages end when they sign out.
extension WebHost {
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
  func completeRenewal(of visitor: Visitor) async {
    guard let (renewal, move) = sessions.withLock({ beginMove(to: visitor, &$0) }) else { return }
    await move.value
    let (session, others) = sessions.withLock { sessions in
      sessions.moves[visitor] = nil
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

  /// Lets the apps move what they keep under the id of before, or returns the move that another request has begun.
  private func beginMove(
    to visitor: Visitor,
    _ sessions: inout HostSessions
  ) -> (Renewals.Renewal, Task<Void, Never>)? {
    guard let renewal = sessions.renewals.change(to: visitor) else { return nil }
    if let move = sessions.moves[visitor] { return (renewal, move) }
    let move = Task(executorPreference: HostExecutor.appThreads) { [renewed] in
      await renewed(renewal.old, renewal.new)
    }
    sessions.moves[visitor] = move
    return (renewal, move)
  }

  var visits: SessionVisits {
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
  func end(
    _ others: [WebSession],
    of visitor: Visitor,
    app: String?,
    except token: String
  ) async {
    // First, so that no browser continues one of them from its record.
    let number = sessions.withLock { $0.removals.begin(of: visitor, app: app, besides: token) }
    // A session that hangs must not hold up the person.
    for other in others {
      Task(executorPreference: HostExecutor.shared) { await other.endForVisitor() }
    }
    await completeRemoval(number, of: visitor, app: app)
  }

  /// Removes records of a visitor. While the store fails, it is tried again later.
  private func completeRemoval(_ number: Int, of visitor: Visitor, app: String?) async {
    guard store != nil else { return sessions.withLock { $0.removals.end(number) } }
    if await remove(number, of: visitor, app: app) { return }
    let pause = max(.milliseconds(1), limits.longestSaveRetry)
    // Not from the end of the host on: then the records stay until they are too old.
    Task(executorPreference: HostExecutor.shared) { [weak self] in
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
  func remove(_ number: Int, of visitor: Visitor, app: String?) async -> Bool {
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
  func storeAll() {
    for session in sessions.withLock({ Array($0.byToken.values) }) {
      Task(executorPreference: HostExecutor.shared) { await session.storeWhole() }
    }
  }
}

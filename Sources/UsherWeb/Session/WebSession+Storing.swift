import Usher

/// Stores the page, and goes on trying while the store fails.
extension WebSession {
  /// What the session has to tell its store.
  enum Keeping {
    case write(SessionWrite)
    /// There is nothing to restore, after so many applied events.
    case removal(applied: Int)
  }

  /// Whether the store has failed to keep the page, and hasn't kept it since.
  var isUnsaved: Bool { failures > 0 }

  /// Stores the page's changes, if there are any. Events aren't acknowledged before their changes are stored.
  func keep() {
    guard let page else { return }
    let step = events.next(
      applied: log.applied,
      needsStoring: page.needsStoring,
      hasBrowser: connection != nil
    )
    mark?.end(event: events.acknowledged)
    guard step == .store, let store else { return }
    events.beginStoring()
    keeping = nextKeeping(of: page)
    let (span, app) = (begin(.store, of: page.app), page.app.path)
    // No capture list: see `Scope.task(_:_:)`.
    saving = Task {
      await tryToStore(in: store, app: app)
      span?.end(nil, error: nil)
    }
  }

  /// Tries until the page is stored, or until the session may try no more.
  private func tryToStore(in store: StoreMonitor, app: String) async {
    while let keeping {
      do throws(SessionStoreError) {
        switch keeping {
        case .write(let write):
          let start = ContinuousClock.now
          try await store.save(write)
          let time = ContinuousClock.now - start
          observer?.record(.stored(app: app, time: time, bytes: write.size))
        case .removal: try await store.remove(token, owner: versions.owner)
        }
        // The session may have ended meanwhile, with a newer state.
        if isNewest(keeping) { return didKeep(keeping) } else { continue }
      } catch {
        if error.code == .stale { return giveUp(to: error) }
        if error.code != .incomplete { observer?.record(.storeFailed(app: app)) }
        fail(error)
      }
      if failures > 0 { await pause() }
      guard self.keeping != nil else { return endUnsaved() }
      if let deadline, deadline <= .now { return lose() }
      if let page { self.keeping = nextKeeping(of: page) }
    }
    endUnsaved()
  }

  /// Returns what has to be stored now: the page in its newest state.
  private func nextKeeping(of page: Page) -> Keeping {
    do {
      guard let content = try page.recordContent() else {
        // The app has ended: there is nothing to restore.
        return .removal(applied: log.applied)
      }
      return .write(
        versions.write(
          content,
          of: visitor,
          in: page.app.path,
          applied: log.applied
        )
      )
    } catch {
      tell(
        .record,
        of: page,
        "\(error.description) Until then this page can't outlive the server."
      )
      return .removal(applied: log.applied)
    }
  }

  private func isNewest(_ keeping: Keeping) -> Bool {
    guard case .write(let stored) = keeping, case .write(let newest) = self.keeping else {
      return true
    }
    return stored.version == newest.version
  }

  private func didKeep(_ keeping: Keeping) {
    self.keeping = nil
    switch keeping {
    case .write(let write):
      versions.end(write)
      events.endStoring(write.applied)
      mark?.end(event: write.applied)
    case .removal(let applied):
      events.stop(applied: applied)
      mark?.end(event: applied)
    }
    endUnsaved()
    keep()
    flush(answering: true)
  }

  /// Notes that the page isn't stored. What needs only a whole record is tried again at once.
  private func fail(_ error: SessionStoreError) {
    let wasFirst = versions.isFirst
    versions.fail(error)
    // A store that wants a record of a new session to be whole, which it was, would be asked without end.
    guard error.code != .incomplete || wasFirst else { return }
    if failures == 0 { store?.count(unsaved: 1) }
    failures += 1
  }

  private func endUnsaved() {
    guard failures > 0 else { return }
    failures = 0
    store?.count(unsaved: -1)
  }

  /// Waits before the next attempt: longer each time, and not as long as others, so that they don't come together.
  private func pause() async {
    let longest = max(limits.saveRetry, limits.longestSaveRetry)
    var time = limits.saveRetry
    for _ in 1..<failures where time < longest { time *= 2 }
    time = min(time, longest) * Double.random(in: 0.75...1.25)
    if let deadline { time = max(.zero, min(time, deadline - .now)) }
    let pause = Task { _ = try? await Task.sleep(for: time) }
    retry = pause
    await pause.value
  }

  /// Ends this copy of the page, because another process has the session. The browser connects again, and sends what
  /// isn't acknowledged.
  private func giveUp(to error: SessionStoreError) {
    keeping = nil
    endUnsaved()
    refusals.tell(.store, from: nil, key: error.code.name, session: token, error.description)
    close()
  }

  /// Ends the attempts. What the browser has kept isn't lost.
  private func lose() {
    keeping = nil
    endUnsaved()
    store?.countLost()
    observer?.record(.pageLost(app: app))
    refusals.tell(
      .store,
      from: nil,
      key: "lost",
      session: token,
      """
      Session \(token.prefix(8)) has ended, and its last changes couldn't be stored. Only what its browser has kept comes \
      back, up to \(log.applied - events.acknowledged) events. To fix this, see why the store fails, in the lines before.
      """
    )
  }

  /// Prepares the end of the session: its newest state is what is tried to be stored.
  func prepareLastSave(of page: Page) {
    guard keeping != nil else { return }
    if isUnsaved { keeping = nextKeeping(of: page) }
    endTrying(by: .now + limits.lastSave)
  }

  /// Ends the attempts to store the page at a time.
  func endTrying(by time: ContinuousClock.Instant) {
    deadline = min(deadline ?? time, time)
    retry?.cancel()
  }

  /// Ends the session, and stores nothing any more: for example because the person has signed out. The caller removes
  /// the record.
  func closeAndForget(code: CloseCode) {
    keeping = nil
    retry?.cancel()
    close(code: code)
  }
}

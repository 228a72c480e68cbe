import Usher

/// Stores the page, and goes on trying while the store fails.
extension WebSession {
  /// What the session has to tell its store.
  struct Keeping {
    /// The content of the record; `nil` if the app has ended, so that there is nothing to restore.
    let content: RecordContent?
    /// How many events have been applied.
    let applied: Int
  }

  /// The newest state of a page that has ended.
  struct LastState {
    let keeping: Keeping
    /// Whether it is newer than what was being stored when the page ended.
    var isNewer: Bool
  }

  /// Whether something of the page isn't stored yet, for whatever reason.
  var waitsForStore: Bool { keeping != nil }

  /// Stores the page's changes, if there are any. Events aren't acknowledged before their changes are stored.
  func keep() {
    guard let page else { return }
    let step = events.next(
      applied: log.applied,
      needsStoring: page.needsStoring,
      hasBrowser: connection != nil || isHandedOver
    )
    mark?.end(event: events.acknowledged)
    // A state that can't be encoded may be one that can after the next change. Until then its events wait.
    guard step == .store, let store, let state = state(of: page) else { return }
    events.beginStoring()
    storesBegun += 1
    keeping = state
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
        try await self.store(keeping, in: store, app: app)
        if didStore(keeping) { return } else { continue }
      } catch {
        if error.code == .stale || error.code == .ended { return giveUp(to: error) }
        if error.code != .incomplete { observer?.record(.storeFailed(app: app)) }
        fail(error)
      }
      if failures > 0 { await pause() }
      guard self.keeping != nil else { return endUnsaved() }
      if let deadline, deadline <= .now { return lose() }
      if let page {
        self.keeping = state(of: page) ?? keeping
      } else if let lastState {
        self.keeping = lastState.keeping
        self.lastState?.isNewer = false
      }
    }
    endUnsaved()
  }

  private func store(
    _ keeping: Keeping,
    in store: StoreMonitor,
    app: String
  ) async throws(SessionStoreError) {
    guard let content = keeping.content else {
      return try await store.remove(token, owner: versions.owner)
    }
    let write = versions.write(content, of: visitor, in: app, applied: keeping.applied)
    let start = ContinuousClock.now
    try await store.save(write)
    let time = ContinuousClock.now - start
    versions.end(write)
    observer?.record(.stored(app: app, time: time, bytes: write.size))
  }

  /// Returns the page in its newest state; `nil` if it can't be encoded, which the log is told.
  private func state(of page: Page) -> Keeping? {
    do {
      return Keeping(content: try page.recordContent(), applied: log.applied)
    } catch {
      tell(
        .record,
        of: page,
        """
        \(error.description) Until then nothing of this page is stored: its record stays as it was, and its browser keeps \
        what the person does.
        """
      )
      return nil
    }
  }

  /// Notes that something is stored.
  ///
  /// - Returns: whether there is nothing more to store in this task.
  private func didStore(_ stored: Keeping) -> Bool {
    isInDoubt = false
    // Somebody else removes the record.
    guard keeping != nil else {
      endUnsaved()
      return true
    }
    keeping = nil
    if stored.content == nil {
      events.stop(applied: stored.applied)
    } else {
      events.endStoring(stored.applied)
    }
    mark?.end(event: stored.applied)
    endUnsaved()
    if let last = lastState {
      lastState = nil
      guard last.isNewer else { return true }
      keeping = last.keeping
      return false
    }
    let begun = storesBegun
    keep()
    endWaiting(for: keeping == nil ? nil : begun)
    flush(answering: true)
    return true
  }

  /// Notes that the page isn't stored. What needs only a whole record is tried again at once.
  private func fail(_ error: SessionStoreError) {
    let wasFirst = versions.isFirst
    versions.fail(error)
    // A store that wants a record of a new session to be whole, which it was, would be asked without end.
    guard error.code != .incomplete || wasFirst else { return }
    if failures == 0 { store?.count(unsaved: 1) }
    failures += 1
    endWaiting()
  }

  private func endUnsaved() {
    guard failures > 0 else { return }
    failures = 0
    store?.count(unsaved: -1)
  }

  /// Waits before the next attempt: longer each time, and not as long as others, so that they don't come together.
  private func pause() async {
    let first = max(.milliseconds(1), limits.saveRetry)
    let longest = max(first, limits.longestSaveRetry)
    var time = first
    for _ in 1..<failures where time < longest { time *= 2 }
    time = min(time, longest) * Double.random(in: 0.75...1.25)
    if let deadline { time = max(.zero, min(time, deadline - .now)) }
    let pause = Task { _ = try? await Task.sleep(for: time) }
    retry = pause
    await pause.value
  }

  /// Ends this copy of the page, because another process has the session, or has ended it. The browser connects again, and
  /// sends what isn't acknowledged.
  private func giveUp(to error: SessionStoreError) {
    keeping = nil
    lastState = nil
    endUnsaved()
    endWaiting()
    if error.code == .stale {
      refusals.tell(.store, from: nil, key: error.code.name, session: token, error.description)
    }
    close()
  }

  /// Ends the attempts. What the browser has kept isn't lost.
  private func lose() {
    keeping = nil
    lastState = nil
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

  /// Prepares the end of the session: its newest state is what is stored last.
  func prepareLastSave(of page: Page) {
    keep()
    guard keeping != nil else { return }
    let isNewer = page.needsStoring
    lastState = state(of: page).map { LastState(keeping: $0, isNewer: isNewer) }
    endTrying(by: .now + limits.lastSave)
  }

  /// Ends the attempts to store the page at a time.
  func endTrying(by time: ContinuousClock.Instant) {
    deadline = min(deadline ?? time, time)
    retry?.cancel()
  }

  /// Waits until a session that has ended stores nothing any more.
  func finishStoring() async { await saving?.value }

  /// Stores the whole page, because its record is gone although the page hasn't changed.
  func storeWhole() {
    versions.forgetRecord()
    storeAgain()
  }

  /// Ends the session, and stores nothing any more: for example because the person has signed out. The caller removes
  /// the record.
  func closeAndForget(code: CloseCode) {
    keeping = nil
    lastState = nil
    events.stop(applied: log.applied)
    retry?.cancel()
    close(code: code)
  }
}

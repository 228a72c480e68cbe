import Usher

// A session waits for its browser, and ends.
extension WebSession {
  func expire(after time: Duration) {
    expiry?.cancel()
    expiry = Task { [weak self] in
      guard (try? await Task.sleep(for: time)) != nil else { return }
      await self?.closeUnlessBack()
    }
  }

  /// Closes the session, unless a browser came back after the time was over. What couldn't be stored waits longer.
  func closeUnlessBack() {
    guard !Task.isCancelled else { return }
    if waitsForStore, let awaySince {
      let rest = awaySince + limits.unsaved - .now
      if rest > .zero {
        return expire(after: max(.milliseconds(1), min(rest, limits.detached)))
      }
    }
    if page != nil { hasExpired = true }
    close()
  }

  /// Releases the connection, and waits for a browser to come back. Until then the page is treated as hidden.
  func detach() {
    connection = nil
    awaySince = .now
    page?.setIsSeen(false)
    let awaitsReturn = page?.navigation.device.awaitsReturn ?? false
    expire(after: awaitsReturn ? max(limits.detached, limits.detour) : limits.detached)
  }

  /// Closes the connection for a reason that the log tells. The session waits for its browser.
  func refuse(_ refusal: SocketRefusal) {
    guard let connection else { return }
    let source = connection.network
    refusals.tell(
      refusal.kind,
      from: source,
      session: token,
      app: page?.app.path,
      refusal.report(from: source ?? "an unknown address")
    )
    connection.close(code: refusal.code)
    detach()
  }

  /// Ends the app if no document has joined: the browser continues another page instead.
  func closeUnused(by visitor: Visitor) {
    if visitor == self.visitor, document == nil, connection == nil { close() }
  }

  /// Ends this copy of the page, because another process goes on with it, and begins to store its newest state.
  ///
  /// - Returns: `false`, without any effect, if another document of the browser shows the page.
  func release(to request: SessionRequest) -> Bool {
    guard let page else { return true }
    let isShown = connection != nil && document != request.document
    guard request.isLeft || !isShown else { return false }
    isHandedOver = true
    // The other process finds it however old the record is.
    page.setNeedsStoring()
    close()
    return true
  }

  /// Closes the socket, because another process may have the page. Here it stays as it is, and nobody sees it until it is
  /// stored.
  func letGo() {
    // Others ask this process for what it has never stored.
    isInDoubt = !versions.isFirst
    connection?.close(code: .goingAway)
  }

  /// Stores the page, which ends it if another process has it.
  func confirm() async {
    storeAgain()
    retry?.cancel()
    await saving?.value
  }

  /// Ends the app because the server stops, and waits until its record is stored, or until a time.
  func shutDown(by time: ContinuousClock.Instant) async {
    page?.navigation.onLeak = nil
    close()
    endTrying(by: time)
    await saving?.value
  }
}

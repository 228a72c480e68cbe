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

  /// Ends the app because the server stops, and waits until its record is stored, or until a time.
  func shutDown(by time: ContinuousClock.Instant) async {
    page?.navigation.onLeak = nil
    close()
    endTrying(by: time)
    await saving?.value
  }
}

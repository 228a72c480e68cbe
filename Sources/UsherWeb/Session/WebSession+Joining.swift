// How a browser joins a session, for the first time or again.
extension WebSession {
  /// Connects the session with a connection. The connection before is closed.
  ///
  /// - Throws: the reason why the connection hasn't joined, and has to be closed.
  func attach(_ connection: any WebConnection, _ browser: BrowserState) throws(JoinRefusal) {
    guard let page else { throw hasExpired ? .expired : .ended }
    guard !isInDoubt else {
      retry?.cancel()
      throw .inDoubt
    }
    if let takeover = browser.takeover {
      guard !page.isOver else { throw .ended }
      let isShown = self.connection != nil && document != browser.document
      guard takeover == .left || !isShown else { throw .inUse }
      page.prepareForDocument(of: browser)
      showAnew(to: browser)
    } else if document != nil, document != browser.document {
      throw .takenOver
    } else if resumption == .awaited {
      showAnew(to: browser)
    }
    guard let missed = log.missed(after: browser.received) else { throw .forgotten }
    log.acknowledge(browser.received)
    guard canSendMore else { throw .unconfirmed }
    document = browser.document
    page.setHasRoom(browser.hasRoom)
    page.setIsSeen(!browser.isHidden)
    if let origin = connection.origin { page.origin = origin }
    self.connection?.close(code: .replaced)
    self.connection = connection
    if wasAttached { observer?.record(.reconnected(app: page.app.path)) }
    wasAttached = true
    expiry?.cancel()
    expiry = nil
    awaySince = nil
    let told = events.acknowledged
    connection.send(greeting(missing: missed.count))
    log.expectRepeats(after: events.acknowledged)
    for frame in missed { connection.send(frame) }
    keep()
    flush(answering: events.acknowledged != told)
  }

  /// Continues with the browser's numbers of frames and events, and prepares a frame with the complete page for this
  /// browser.
  private func showAnew(to browser: BrowserState) {
    var browser = browser
    let applied = log.applied
    let knowsAll = browser.takeover == nil || browser.knowsAll(of: applied)
    if !knowsAll { browser.acknowledged = UInt8(truncatingIfNeeded: applied) }
    log = FrameLog(resuming: applied, for: browser)
    // What a session that goes on hasn't stored yet is stored soon, and acknowledged then. What the browser has forgotten
    // it can't send again.
    if browser.takeover == nil || log.applied > applied { events.adopt(log.applied) }
    var frame = [acknowledgement]
    // The browser must know which of the events that it sends again are applied.
    if events.acknowledged != log.applied {
      frame += [0, PageControl.applied.rawValue, UInt8(truncatingIfNeeded: log.applied)]
    }
    turn.begin()
    // Of a page of this process it is known which rows the browser has.
    let rows = resumption == .awaited ? browser.rows : [:]
    page?.renderAnew(at: browser.historyIndex, with: rows, into: &frame)
    turn.end()
    log.send(frame)
    resumption = .shown(frame: log.sent)
  }

  /// The first message of a connection.
  private func greeting(missing count: Int) -> [UInt8] {
    [acknowledgement] + resumption.greeting(received: log.sent - count, applied: log.applied)
  }
}

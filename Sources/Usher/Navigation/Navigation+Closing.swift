extension Navigation {
  /// Ends everything, as when the window is closed: nobody is asked. Harmless when nothing runs.
  public func close() {
    guard shown.root != nil else { return }
    _ = try? perform(.closing(asks: false))
  }

  /// The person wants to close the window: it closes when all guards agree.
  @discardableResult
  public func requestClose() -> Permission {
    (try? perform(.closing(asks: true))) ?? .denied
  }

  /// Lets go of everything as if the process had died: nothing is delivered, nobody is asked.
  ///
  /// For a host that has a snapshot to come back with, and for tests of coming back. Hosts aren't told that the window has
  /// ended, and nothing is saved.
  public func abandon() {
    guard shown.root != nil else { return }
    if let parked {
      self.parked = nil
      discard(parked.target, tellsCallers: false)
    }
    shown.visit(.root) { $0.flow?.cancelled = nil }
    lettingGo = .forAnotherLife
    _ = try? perform(.closing(asks: false))
  }

  /// Whether closing the window would be asked about or refused, as a browser must know beforehand.
  ///
  /// It costs as much as there are guards, however many screens are open.
  public var asksBeforeClosing: Bool {
    guard shown.root != nil, !isMaking else { return false }
    let leaving = Leaving(cause: .close, destination: nil, keepsScreen: false)
    return guards.values.contains { guarding in
      guard guarding.isShown(in: shown) else { return false }
      if case .allow = guarding.verdict(on: leaving) { return false }
      return true
    }
  }
}

extension Act {
  /// The window closes.
  static func closing(asks: Bool) -> Act {
    var act = Act(.close) { target throws(Refusal) in
      guard target.root != nil else { throw .ignored(.ended) }
      target.remove(.root, .closed)
    }
    if !asks { act.guardCause = nil }
    return act
  }
}

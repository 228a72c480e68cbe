extension Navigation {
  /// Closes the window without asking guards: all flows end. Does nothing when no root flow runs.
  public func close() {
    guard shown.root != nil else { return }
    _ = try? perform(.closing(asks: false))
  }

  /// Closes the window if all guards agree. A host calls this method when the person wants to close the window.
  ///
  /// - Returns: `.allowed` when the window was closed; `.asking` when a guard asks first: the window closes if the
  ///   answer is yes; `.denied` also when no root flow runs.
  @discardableResult
  public func requestClose() -> Permission {
    (try? perform(.closing(asks: true))) ?? .denied
  }

  /// Releases everything as if the process had died: no outcome is delivered, and no guard is asked.
  ///
  /// Use this method in a host that restores the window from a snapshot later, and in tests of restoration. The host
  /// isn't notified that the window has ended, and no snapshot is saved. Does nothing when no root flow runs.
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

  /// Whether a guard would ask or refuse if the window were closed now; `false` when no root flow runs. A host needs to
  /// know this in advance when the window is a tab of a browser.
  ///
  /// Reading this property takes time that grows with the number of guards, not with the number of screens.
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
  /// Makes the act that closes the window.
  static func closing(asks: Bool) -> Act {
    var act = Act(.close) { target throws(Refusal) in
      guard target.root != nil else { throw .ignored(.ended) }
      target.remove(.root, .closed)
    }
    if !asks { act.guardCause = nil }
    return act
  }
}

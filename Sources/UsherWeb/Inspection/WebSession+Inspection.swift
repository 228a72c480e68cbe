import Usher

extension WebSession {
  /// The page as an inspector lists it.
  nonisolated func listed(_ answer: InspectedPage.Answer?) -> InspectedPage {
    InspectedPage(
      id: HostLogEntry.short(token),
      app: app,
      visitor: String(visitor.id.prefix(6)),
      begun: begun,
      answer: answer
    )
  }

  /// Returns what an inspector lists of this page; `nil` if it has ended.
  func inspectedAnswer() -> InspectedPage.Answer? {
    guard let page else { return nil }
    let (title, address) = page.inspectedTexts()
    return InspectedPage.Answer(
      title: title,
      address: address,
      isConnected: connection != nil,
      isSlow: executor.pool === threads.slow
    )
  }

  /// Returns what an inspector shows of this page; `nil` if it has ended.
  func inspect() -> InspectedDetails? {
    guard let page else { return nil }
    let isFirst = page.recorder == nil
    let details = page.inspect(listed(inspectedAnswer()))
    if isFirst { endRecord(after: PageRecorder.patience) }
    return details
  }

  /// Forgets the record of the page once nobody has looked for a while, also if nothing happens on the page.
  private func endRecord(after time: Duration) {
    Task { [weak self] in
      try? await Task.sleep(for: time)
      await self?.forgetRecord()
    }
  }

  /// Forgets the record if nobody has looked for a while; otherwise looks again when that can be so.
  func forgetRecord(at now: ContinuousClock.Instant = .now) {
    guard let page, let rest = page.recorder?.rest(at: now) else { return }
    if rest > .zero { endRecord(after: rest) } else { page.recorder = nil }
  }
}

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
    page?.inspect(listed(inspectedAnswer()))
  }
}

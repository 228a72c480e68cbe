import Usher

// The visitor of a page can change: their browser gets another id when they sign in.
extension WebSession {
  /// Makes the visit that the app gets.
  func makeVisit() -> Visit {
    guard visits != nil else { return Visit(id: visitor.id) }
    let actions = Visit.Actions(
      renew: { [weak self] in
        guard let self else { throw VisitError() }
        return try await renewVisitor().id
      },
      endOtherPages: { [weak self] in await self?.endOtherPages() }
    )
    return Visit(id: visitor.id, actions: actions)
  }

  /// Asks the browser to get a new id, and waits until it has it.
  ///
  /// - Throws: ``VisitError`` if the browser doesn't get it in time.
  private func renewVisitor() async throws -> Visitor {
    guard isOpen, let renewal = visits?.begin(self) else { throw VisitError() }
    let (answers, answer) = AsyncStream<Visitor>.makeStream(bufferingPolicy: .bufferingNewest(1))
    renewing?.finish()
    renewing = answer
    tellVisitor(renewal.token)
    let limit = limits.visitorRenewal
    let timer = Task {
      try? await Task.sleep(for: limit)
      answer.finish()
    }
    defer { timer.cancel() }
    var iterator = answers.makeAsyncIterator()
    guard let new = await iterator.next(isolation: self) else { throw VisitError() }
    return new
  }

  private func endOtherPages() async {
    guard isOpen else { return }
    // Pages that the browser keeps for Back must not show what they showed.
    tellVisitor("")
    await visits?.endOtherPages(self)
  }

  /// Lets the session belong to the same browser's new visitor.
  func become(_ visitor: Visitor) {
    setVisitor(visitor)
    visit?.change(to: visitor.id)
    renewing?.yield(visitor)
    renewing?.finish()
    renewing = nil
    storeAgain()
  }

  /// Ends the session because the person has signed in or out on another page, and removes its record.
  func endForVisitor() async {
    closeAndForget(code: .ended)
    // After a record that is being stored.
    await saving?.value
    guard let store else { return }
    let end = ContinuousClock.now + limits.unsaved
    while ContinuousClock.now < end {
      do throws(SessionStoreError) {
        return try await store.remove(token, owner: versions.owner)
      } catch {
        // Another process has it.
        if error.code == .stale { return }
      }
      try? await Task.sleep(for: max(.milliseconds(1), limits.longestSaveRetry))
    }
  }
}

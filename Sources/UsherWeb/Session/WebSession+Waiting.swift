import Usher

/// What waits until the page is stored.
extension WebSession {
  struct StoreWaiter {
    /// Which time of storing contains the state that is waited for.
    let number: Int
    let end: AsyncStream<Never>.Continuation
  }

  /// Lets the page's screens wait until they are stored.
  func tellStored(to page: Page) {
    guard store != nil else { return }
    page.navigation.untilStored = { [weak self] in await self?.untilStored() }
  }

  /// Waits until the page, as it is at the call, is stored. Returns at once when the store fails, or there is none.
  private func untilStored() async {
    // What the browser has sent is applied to its end first: a record in between would have half of it.
    await Task.yield()
    keep()
    guard keeping != nil, failures == 0, let page else { return }
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    // What is being stored may be older.
    storeWaiters.append(StoreWaiter(number: storesBegun + (page.needsStoring ? 1 : 0), end: end))
    var iterator = ends.makeAsyncIterator()
    _ = await iterator.next(isolation: self)
  }

  /// Ends the waits for the times of storing up to a number; all waits for `nil`.
  func endWaiting(for number: Int? = nil) {
    for waiter in storeWaiters where waiter.number <= number ?? .max { waiter.end.finish() }
    storeWaiters.removeAll { $0.number <= number ?? .max }
  }
}

import Usher

/// Whether a session has the threads for long turns.
struct SessionPace {
  private(set) var isSlow: Bool
  private var knownScreens = -1
  private var knownSlow = 0

  init(isSlow: Bool) { self.isSlow = isSlow }

  /// Looks at the screens that the page shows, if they are others than before, or if more are known as slow.
  ///
  /// - Returns: whether the session has to move to the threads for long turns.
  mutating func becomesSlow(showing page: Page, _ threads: HostThreads) -> Bool {
    guard !isSlow else { return false }
    let (screens, slow) = (page.screenChanges, threads.slowScreenCount)
    guard screens != knownScreens || slow != knownSlow else { return false }
    (knownScreens, knownSlow) = (screens, slow)
    isSlow = page.viewModels.contains { threads.isSlow($0) }
    return isSlow
  }
}

extension Navigation {
  /// Whether what shows now is what the person is to see, and they are there to see it.
  var tellsPresence: Bool { device.isActive && !moreFollows }

  /// Tells each screen whether it is seen; at the end of a transaction, and when the host says something new.
  func updatePresences() {
    guard !isInTransaction else { return }
    let seen = tellsPresence ? tree.seen(withSidebars: showsSidebars || assumesSidebars) : []
    root?.updatePresences(seen)
  }

  /// Runs what shows screens that others will cover at once: nobody is to see them meanwhile.
  func showingWhatIsCovered(_ isCovered: Bool, _ body: () -> Void) {
    let before = moreFollows
    moreFollows = before || isCovered
    body()
    moreFollows = before
  }

  /// Starts the app and follows a link right after; what the link covers was never seen.
  ///
  /// - Parameters:
  ///   - path: the address within the app; empty for none.
  ///   - start: starts the root coordinator.
  /// - Throws: ``RouteError`` when nothing has the address; then everything has ended again.
  package func start(at path: String, _ start: () -> Void) throws(RouteError) {
    guard !path.isEmpty else { return start() }
    showingWhatIsCovered(true, start)
    do {
      try open(path)
    } catch {
      close()
      throw error
    }
    // A guard may have kept the link from being followed.
    updatePresences()
  }
}

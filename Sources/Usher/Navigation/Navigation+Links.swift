extension Navigation {
  /// Starts the app and follows a link right after, in one transition: what the link covers was never seen. What runs in
  /// the window is closed before.
  ///
  /// - Parameters:
  ///   - path: the address within the app; empty for none.
  ///   - start: starts the root coordinator.
  /// - Throws: ``RouteError`` when nothing has the address; then nothing has started.
  public func start(at path: String, _ start: () -> Void) throws(RouteError) {
    guard !path.isEmpty else { return start() }
    let address = try RouteComponents(path)
    lettingGo = .forStart
    close()
    lettingGo = nil
    do throws(Refusal) {
      _ = try perform(Act(.start) { _ throws(Refusal) in }) { target throws(Refusal) in
        target.isSeen = false
        start()
        target.isSeen = true
        guard target.root != nil else { throw .notFound(path) }
        try target.lead(.root, along: address)
      }
    } catch {
      device.end()
      // What ran is over.
      layoutChanged()
      throw .notFound(path)
    }
  }

  /// Follows a link: shows what an address names by the smallest change of what is there.
  ///
  /// What it leads to is made first, beside what is shown; then the guards of what would leave are asked, and only then
  /// anything changes.
  ///
  /// - Parameters:
  ///   - path: the address within the app, with its query: `pli/buy`.
  ///   - cause: `.link`, or `.history` for a browser's Forward.
  /// - Returns: `.denied` also while a prompt is open.
  /// - Throws: ``RouteError`` when nothing has this address; then nothing has changed.
  @discardableResult
  public func open(_ path: String, _ cause: Cause = .link) throws(RouteError) -> Permission {
    guard shown.root != nil else { throw .notFound(path) }
    let address = try RouteComponents(path)
    guard prompts.isEmpty else { return .denied }
    do throws(Refusal) {
      return try perform(
        Act(cause) { target throws(Refusal) in try target.lead(.root, along: address) }
      )
    } catch {
      throw .notFound(path)
    }
  }
}

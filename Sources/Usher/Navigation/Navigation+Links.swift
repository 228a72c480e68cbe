extension Navigation {
  /// Starts the app and follows a link, in one transition: the person never sees the screens that the link covers. A
  /// root flow that runs already is closed first, without asking guards.
  ///
  /// ```swift
  /// try navigation.start(at: path) { navigation.start { PhotosCoordinator(shop: shop, flow: $0) } }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the address within the app; empty for no link.
  ///   - start: starts the root coordinator; called at once.
  /// - Throws: ``RouteError`` when no route has the address: then no flow runs in the window. When `path` isn't an
  ///   address at all, nothing has changed.
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
      // The flow that ran before has ended.
      layoutChanged()
      throw .notFound(path)
    }
  }

  /// Follows a link: shows the screens of an address, and keeps as many of the shown screens as possible.
  ///
  /// The new screens are made first, without being shown. Then the guards of the screens that would leave are asked.
  /// The tree changes only if they agree.
  ///
  /// - Parameters:
  ///   - path: the address within the app, with its query: for example `pli/buy`.
  ///   - cause: `.link`, or `.history` for a browser's Forward.
  /// - Returns: `.asking` when a guard asks first; `.denied` also while a prompt is open.
  /// - Throws: ``RouteError`` when no route has this address, or no root flow runs; then nothing has changed.
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

extension Navigation {
  /// Starts the root coordinator and follows a link, in one transition: the person never sees the screens below the
  /// link's last screen. A root flow that runs already is closed first, without asking guards.
  ///
  /// ```swift
  /// try navigation.start(at: path) { navigation.start { PhotosCoordinator(shop: shop, flow: $0) } }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the address within the app; with an empty text, `start` is called and no link is followed.
  ///   - start: starts the root coordinator by one of the other `start` methods; called before this method returns,
  ///     but not when `path` isn't well formed.
  /// - Throws: ``RouteError`` in two cases. When no route has the address, the root flow that ran before is closed, and
  ///   no flow runs in the window. When `path` isn't a well-formed address, nothing has changed.
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

  /// Follows a link: shows the screens of an address. Shown screens that are on the way to this address stay.
  ///
  /// The missing screens are made first, without being shown. Then the guards of the screens that would leave are
  /// asked. The tree changes only if these guards agree.
  ///
  /// - Parameters:
  ///   - path: the address within the app, with its query: for example `pli/buy`.
  ///   - cause: `.link`, or `.history` for a browser's Forward.
  /// - Returns: `.asking` when a guard asks first; `.denied` when a guard refuses or a prompt is open.
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

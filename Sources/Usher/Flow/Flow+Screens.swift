extension Flow {
  /// Pushes a screen onto the stack that is on top.
  ///
  /// Nothing happens when the flow has ended, when its topmost place is at `route` already, or when
  /// the call comes from a screen that was covered by then: a second tap is harmless.
  ///
  /// - Parameters:
  ///   - route: what the screen shows; it gives the address.
  ///   - make: makes the view model; called at most once, and not kept.
  public func push(at route: RouteType, _ make: (Screen) -> some ViewModel) {
    core.add(at: route, .horizontal, make)
  }

  /// Pushes a screen that needs no context of its own.
  public func push(_ viewModel: @autoclosure () -> some ViewModel, at route: RouteType) {
    push(at: route) { _ in viewModel() }
  }

  /// Presents a screen as a sheet, or over the whole window, over what is there.
  ///
  /// Use a child flow instead when what is presented has a result or more than one screen.
  public func present(
    at route: RouteType,
    _ placement: Placement = .vertical,
    _ make: (Screen) -> some ViewModel
  ) {
    core.add(at: route, placement, make)
  }

  /// Presents a screen that needs no context of its own.
  public func present(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType,
    _ placement: Placement = .vertical
  ) {
    present(at: route, placement) { _ in viewModel() }
  }

  /// Puts a screen in the place of the flow's topmost one, so that Back can't reach that one;
  /// pushes when the flow shows nothing yet.
  public func replace(at route: RouteType, _ make: (Screen) -> some ViewModel) {
    core.replaceLast(at: route, make)
  }

  /// Replaces the topmost screen by one that needs no context of its own.
  public func replace(_ viewModel: @autoclosure () -> some ViewModel, at route: RouteType) {
    replace(at: route) { _ in viewModel() }
  }

  /// Takes the flow's topmost screen or child off. A child ends; taking off the only screen ends
  /// the flow, unless it is the window's root.
  public func pop() {
    guard let last = core.elements.last else { return }
    if core.elements.count > 1 {
      core.transaction(.program) { core.remove(last, .removed) }
    } else if core.parent != nil {
      core.end(.removed)
    }
  }

  /// Takes off everything above the flow's first screen.
  public func popToStart() {
    guard let first = core.elements.first else { return }
    core.transaction(.program) { core.remove(after: first, .removed) }
  }

  /// The routes of what the flow shows, bottom to top.
  public var routes: [RouteType] {
    core.elements.compactMap { $0.route.base as? RouteType }
  }
}

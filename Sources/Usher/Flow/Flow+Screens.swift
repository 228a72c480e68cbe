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

  /// Pushes a screen that stays beside what is pushed after it where there is room, as a list beside its
  /// detail; elsewhere it is a screen of the stack like others.
  ///
  /// What the person chooses in it takes the place of what is beside it, after that one's guards have
  /// agreed. It belongs at the start of a stack.
  public func pushSidebar(at route: RouteType, _ make: (Screen) -> some ViewModel) {
    core.add(at: route, .horizontal, isSidebar: true, make)
  }

  /// Pushes a sidebar that needs no context of its own.
  public func pushSidebar(_ viewModel: @autoclosure () -> some ViewModel, at route: RouteType) {
    pushSidebar(at: route) { _ in viewModel() }
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
  ///
  /// The topmost screen's guards are asked first; what was made in vain is let go of again.
  public func replace(at route: RouteType, _ make: (Screen) -> some ViewModel) {
    core.replaceLast(at: route, make)
  }

  /// Replaces the topmost screen by one that needs no context of its own.
  public func replace(_ viewModel: @autoclosure () -> some ViewModel, at route: RouteType) {
    replace(at: route) { _ in viewModel() }
  }

  /// Gives one of the flow's screens another address, without making it anew: as for a search whose
  /// text is part of the address, so that a reload or a link finds the same.
  ///
  /// It is no step: Back doesn't lead to the address before. Nothing happens when the screen is gone.
  ///
  /// ```swift
  /// didSearch: screen.on(self) { $0.flow.readdress(screen, to: .search(text: $1)) }
  /// ```
  public func readdress(_ screen: Screen, to route: RouteType) {
    core.readdress(screen.id, to: route)
  }

  /// Takes the flow's topmost screen or child off, after its guards have agreed. A child ends; taking
  /// off the only screen ends the flow, unless it is the window's root.
  ///
  /// - Parameter cause: what guards are told.
  @discardableResult
  public func pop(_ cause: Cause = .program) -> Permission { core.pop(cause) }

  /// Takes off everything above the flow's first screen, after the guards there have agreed.
  ///
  /// - Parameter cause: what guards are told; `.signOut` for one.
  @discardableResult
  public func popToStart(_ cause: Cause = .program) -> Permission { core.popToStart(cause) }

  /// The routes of what the flow shows, bottom to top.
  public var routes: [RouteType] {
    core.elements.compactMap { $0.route.base as? RouteType }
  }
}

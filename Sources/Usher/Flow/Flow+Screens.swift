extension Flow {
  /// Pushes a screen onto the flow's stack, below the child flows that it has presented.
  ///
  /// Nothing happens when the flow has ended, when its topmost place is at `route` already, or when
  /// the call comes from a screen that was covered by then: a second tap is harmless.
  ///
  /// - Parameters:
  ///   - route: what the screen shows; it gives the address.
  ///   - make: makes the view model; called at most once, and not kept.
  @discardableResult
  public func push(at route: RouteType, _ make: (Screen) -> some ViewModel) -> Permission {
    core.add(at: route, .push(.horizontal, isSidebar: false), make)
  }

  /// Pushes a screen that needs no context of its own.
  @discardableResult
  public func push(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType
  ) -> Permission {
    push(at: route) { _ in viewModel() }
  }

  /// Pushes a screen in place of all that stands beside the flow's sidebar, after the guards there have agreed; with no
  /// sidebar it is a push.
  ///
  /// What is there at the same route stays, and only what was pushed over it goes.
  ///
  /// - Returns: `.asking` when a guard asks first; then it shows once that one agrees.
  @discardableResult
  public func pushDetail(at route: RouteType, _ make: (Screen) -> some ViewModel) -> Permission {
    core.add(at: route, .push(.detail, isSidebar: false), make)
  }

  /// Pushes a screen that needs no context of its own in place of all that stands beside the flow's sidebar.
  @discardableResult
  public func pushDetail(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType
  ) -> Permission {
    pushDetail(at: route) { _ in viewModel() }
  }

  /// Pushes a screen that stays beside what is pushed after it where there is room, as a list beside its
  /// detail; elsewhere it is a screen of the stack like others.
  ///
  /// What is chosen in it is shown by ``pushDetail(at:_:)``, or by a child with ``Placement/detail``. It belongs at the
  /// start of a stack.
  @discardableResult
  public func pushSidebar(at route: RouteType, _ make: (Screen) -> some ViewModel) -> Permission {
    core.add(at: route, .push(.horizontal, isSidebar: true), make)
  }

  /// Pushes a sidebar that needs no context of its own.
  @discardableResult
  public func pushSidebar(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType
  ) -> Permission {
    pushSidebar(at: route) { _ in viewModel() }
  }

  /// Presents a screen as a sheet, or over the whole window, over what is there.
  ///
  /// Use a child flow instead when what is presented has a result or more than one screen.
  @discardableResult
  public func present(
    at route: RouteType,
    _ placement: Placement = .vertical,
    _ make: (Screen) -> some ViewModel
  ) -> Permission {
    core.add(at: route, .push(placement, isSidebar: false), make)
  }

  /// Presents a screen that needs no context of its own.
  @discardableResult
  public func present(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType,
    _ placement: Placement = .vertical
  ) -> Permission {
    present(at: route, placement) { _ in viewModel() }
  }

  /// Puts a screen in the place of the flow's topmost one, so that Back can't reach that one;
  /// pushes when the flow shows nothing yet.
  ///
  /// The topmost screen's guards are asked first; what was made in vain is let go of again.
  @discardableResult
  public func replace(at route: RouteType, _ make: (Screen) -> some ViewModel) -> Permission {
    core.add(at: route, .replace, make)
  }

  /// Replaces the topmost screen by one that needs no context of its own.
  @discardableResult
  public func replace(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType
  ) -> Permission {
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
  public func popToStart(_ cause: Cause = .program) -> Permission {
    core.popToStart(cause, asks: true)
  }

  /// Takes off everything above the flow's first screen without asking anybody: unsaved changes are lost. What it swept
  /// away can't act any more.
  ///
  /// - Parameter cause: what observers are told; `.signOut` for one.
  public func popToStartWithoutAsking(_ cause: Cause = .program) {
    _ = core.popToStart(cause, asks: false)
  }

  /// The view model of the flow's topmost screen of a type; `nil` when it shows none.
  ///
  /// Better than a property that `show(_:)` sets: a screen may be made for a link that comes to nothing.
  ///
  /// ```swift
  /// flow.viewModel(PhotosViewModel.self)?.receipt = receipt.text
  /// ```
  public func viewModel<Model: ViewModel>(_ type: Model.Type = Model.self) -> Model? {
    guard let node = core.node, let nodes = core.navigation?.nodesForCalls else { return nil }
    for id in node.stack.reversed() {
      if case .screen(_, let viewModel as Model)? = nodes[id]?.content { return viewModel }
    }
    return nil
  }

  /// The routes of what the flow shows, bottom to top.
  public var routes: [RouteType] {
    guard let node = core.node, let nodes = core.navigation?.nodesForCalls else { return [] }
    return node.stack.compactMap { nodes[$0]?.address.route.base as? RouteType }
  }
}

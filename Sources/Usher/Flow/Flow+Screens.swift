extension Flow {
  /// Pushes a screen onto the flow's stack, below the child flows that it has presented.
  ///
  /// ```swift
  /// case .list:
  ///   flow.push(at: route, on: handle) { PhotosViewModel(shop: shop, screen: $0) }
  /// …
  /// func handle(_ event: PhotosViewModel.Event) {
  ///   switch event {
  ///   case .didSelectPhoto(let id): show(.photo(id: id))
  ///   case .didPressSignIn: show(.signIn)
  ///   }
  /// }
  /// ```
  ///
  /// Nothing happens when the flow has ended, when its topmost place is at `route` already, or when the call comes from a
  /// screen that was covered by then: a second tap is harmless.
  ///
  /// - Parameters:
  ///   - route: what the screen shows; it gives the address.
  ///   - handle: gets what the view model tells, until the screen goes; so it may be a method of the coordinator.
  ///   - make: makes the view model; called at most once, and not kept.
  @discardableResult
  public func push<Event>(
    at route: RouteType,
    on handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(.push, isSidebar: false), handle, make)
  }

  /// Pushes a screen that tells the coordinator nothing.
  @discardableResult
  public func push(at route: RouteType, _ make: (Screen<Never>) -> some ViewModel) -> Permission {
    add(at: route, .push(.push, isSidebar: false), { _ in }, make)
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
  /// - Parameters:
  ///   - route: what the screen shows; it gives the address.
  ///   - handle: gets what the view model tells, until the screen goes.
  ///   - make: makes the view model; called at most once, and not kept.
  /// - Returns: `.asking` when a guard asks first; then it shows once that one agrees.
  @discardableResult
  public func pushDetail<Event>(
    at route: RouteType,
    on handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(.detail, isSidebar: false), handle, make)
  }

  /// Pushes a screen that tells the coordinator nothing in place of all that stands beside the flow's sidebar.
  @discardableResult
  public func pushDetail(
    at route: RouteType,
    _ make: (Screen<Never>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(.detail, isSidebar: false), { _ in }, make)
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
  /// What is chosen in it is shown by ``pushDetail(at:on:_:)``, or by a child with ``Placement/detail``. It belongs at the
  /// start of a stack.
  ///
  /// - Parameters:
  ///   - route: what the screen shows; it gives the address.
  ///   - handle: gets what the view model tells, until the screen goes.
  ///   - make: makes the view model; called at most once, and not kept.
  @discardableResult
  public func pushSidebar<Event>(
    at route: RouteType,
    on handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(.push, isSidebar: true), handle, make)
  }

  /// Pushes a sidebar that tells the coordinator nothing.
  @discardableResult
  public func pushSidebar(
    at route: RouteType,
    _ make: (Screen<Never>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(.push, isSidebar: true), { _ in }, make)
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
  ///
  /// - Parameters:
  ///   - route: what the screen shows; it gives the address.
  ///   - placement: a sheet by default.
  ///   - handle: gets what the view model tells, until the screen goes.
  ///   - make: makes the view model; called at most once, and not kept.
  @discardableResult
  public func present<Event>(
    at route: RouteType,
    _ placement: Placement = .sheet,
    on handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(placement, isSidebar: false), handle, make)
  }

  /// Presents a screen that tells the coordinator nothing.
  @discardableResult
  public func present(
    at route: RouteType,
    _ placement: Placement = .sheet,
    _ make: (Screen<Never>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(placement, isSidebar: false), { _ in }, make)
  }

  /// Presents a screen that needs no context of its own.
  @discardableResult
  public func present(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType,
    _ placement: Placement = .sheet
  ) -> Permission {
    present(at: route, placement) { _ in viewModel() }
  }

  /// Puts a screen in the place of the flow's topmost one, so that Back can't reach that one;
  /// pushes when the flow shows nothing yet.
  ///
  /// The topmost screen's guards are asked first; what was made in vain is let go of again.
  ///
  /// - Parameters:
  ///   - route: what the screen shows; it gives the address.
  ///   - handle: gets what the view model tells, until the screen goes.
  ///   - make: makes the view model; called at most once, and not kept.
  @discardableResult
  public func replace<Event>(
    at route: RouteType,
    on handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    add(at: route, .replace, handle, make)
  }

  /// Replaces the topmost screen by one that tells the coordinator nothing.
  @discardableResult
  public func replace(
    at route: RouteType,
    _ make: (Screen<Never>) -> some ViewModel
  ) -> Permission {
    add(at: route, .replace, { _ in }, make)
  }

  /// Replaces the topmost screen by one that needs no context of its own.
  @discardableResult
  public func replace(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType
  ) -> Permission {
    replace(at: route) { _ in viewModel() }
  }

  private func add<Event>(
    at route: RouteType,
    _ joining: FlowCore.Joining,
    _ handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    core.add(at: route, joining) { make(Screen($0, on: handle)) }
  }
}

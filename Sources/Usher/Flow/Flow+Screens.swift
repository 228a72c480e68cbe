extension Flow {
  /// Pushes a screen onto the flow's stack, below the sheets and full-screen flows that the flow has presented.
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
  /// Nothing happens when the flow has ended, when its topmost screen or child is at `route` already, or when the call
  /// comes from the handler of a screen that is covered by then. So a second tap is harmless.
  /// ``Navigation/onMisuse`` gets the reason.
  ///
  /// - Parameters:
  ///   - route: the route that the screen shows; the screen's address is made from this route.
  ///   - handle: gets the view model's events until the screen leaves; then Usher releases this closure. So `handle`
  ///     may be a method of the coordinator.
  ///   - make: makes the view model from its `Screen`; called at most once, and not kept.
  /// - Returns: `.denied` when nothing happens.
  @discardableResult
  public func push<Event>(
    at route: RouteType,
    on handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(.push, isSidebar: false), handle, make)
  }

  /// Pushes a screen that sends no events, like ``push(at:on:_:)``.
  ///
  /// ```swift
  /// case .form: flow.push(at: route) { FormViewModel(screen: $0) }
  /// ```
  @discardableResult
  public func push(at route: RouteType, _ make: (Screen<Never>) -> some ViewModel) -> Permission {
    add(at: route, .push(.push, isSidebar: false), { _ in }, make)
  }

  /// Pushes a screen whose view model needs no ``Screen``, like ``push(at:on:_:)``.
  ///
  /// ```swift
  /// case .about: flow.push(AboutViewModel(), at: route)
  /// ```
  @discardableResult
  public func push(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType
  ) -> Permission {
    push(at: route) { _ in viewModel() }
  }

  /// Shows a screen beside the flow's sidebar. Everything that was beside the sidebar leaves, after its guards have
  /// agreed. In a flow without a sidebar, the screen is pushed.
  ///
  /// If the screen beside the sidebar is at the same route already, this screen stays, no new screen is made, and only
  /// what was pushed over this screen leaves.
  ///
  /// ```swift
  /// case .photo(let id):
  ///   flow.pushDetail(at: route, on: handle) { PhotoViewModel(id: id, shop: shop, screen: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - route: the route that the screen shows; the screen's address is made from this route.
  ///   - handle: gets the view model's events until the screen leaves; then Usher releases this closure.
  ///   - make: makes the view model from its `Screen`, before guards are asked; called at most once, and not kept.
  /// - Returns: `.asking` when a guard asks first: the new screen is shown if the answer is yes; `.denied` when nothing
  ///   changes.
  @discardableResult
  public func pushDetail<Event>(
    at route: RouteType,
    on handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(.detail, isSidebar: false), handle, make)
  }

  /// Shows a screen that sends no events beside the sidebar, like ``pushDetail(at:on:_:)``.
  ///
  /// ```swift
  /// case .form: flow.pushDetail(at: route) { FormViewModel(screen: $0) }
  /// ```
  @discardableResult
  public func pushDetail(
    at route: RouteType,
    _ make: (Screen<Never>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(.detail, isSidebar: false), { _ in }, make)
  }

  /// Shows a screen whose view model needs no ``Screen`` beside the sidebar, like ``pushDetail(at:on:_:)``.
  ///
  /// ```swift
  /// case .about: flow.pushDetail(AboutViewModel(), at: route)
  /// ```
  @discardableResult
  public func pushDetail(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType
  ) -> Permission {
    pushDetail(at: route) { _ in viewModel() }
  }

  /// Pushes a sidebar: in a wide window, this screen stays visible beside the screens that are pushed after it, for
  /// example a list beside the chosen item. In a narrow window, a sidebar is an ordinary screen of the stack.
  ///
  /// Show the item that the person chooses by ``pushDetail(at:on:_:)``, or by a child with ``Placement/detail``. Push
  /// the sidebar first, onto an empty stack. If the stack has screens already, the screen is pushed as an ordinary
  /// screen, and ``Navigation/onMisuse`` gets ``Misuse/Code/sidebarNotFirst``.
  ///
  /// ```swift
  /// case .list:
  ///   flow.pushSidebar(at: route, on: handle) { PhotosViewModel(shop: shop, screen: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - route: the route that the screen shows; the screen's address is made from this route.
  ///   - handle: gets the view model's events until the screen leaves; then Usher releases this closure.
  ///   - make: makes the view model from its `Screen`; called at most once, and not kept.
  @discardableResult
  public func pushSidebar<Event>(
    at route: RouteType,
    on handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(.push, isSidebar: true), handle, make)
  }

  /// Pushes a sidebar that sends no events, like ``pushSidebar(at:on:_:)``.
  ///
  /// ```swift
  /// case .list: flow.pushSidebar(at: route) { LettersViewModel(screen: $0) }
  /// ```
  @discardableResult
  public func pushSidebar(
    at route: RouteType,
    _ make: (Screen<Never>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(.push, isSidebar: true), { _ in }, make)
  }

  /// Pushes a sidebar whose view model needs no ``Screen``, like ``pushSidebar(at:on:_:)``.
  ///
  /// ```swift
  /// case .list: flow.pushSidebar(LettersViewModel(), at: route)
  /// ```
  @discardableResult
  public func pushSidebar(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType
  ) -> Permission {
    pushSidebar(at: route) { _ in viewModel() }
  }

  /// Presents a screen above the shown screens: in a sheet, or over the whole window.
  ///
  /// Use a child flow instead when the sheet has a result or more than one screen.
  ///
  /// ```swift
  /// case .settings:
  ///   flow.present(at: route, on: handle) { SettingsViewModel(choice: choice, screen: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - route: the route that the screen shows; the screen's address is made from this route.
  ///   - placement: `.sheet` or `.fullScreen`.
  ///   - handle: gets the view model's events until the screen leaves; then Usher releases this closure.
  ///   - make: makes the view model from its `Screen`; called at most once, and not kept.
  @discardableResult
  public func present<Event>(
    at route: RouteType,
    _ placement: Placement = .sheet,
    on handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(placement, isSidebar: false), handle, make)
  }

  /// Presents a screen that sends no events, like ``present(at:_:on:_:)``.
  ///
  /// ```swift
  /// case .help: flow.present(at: route, .fullScreen) { HelpViewModel(screen: $0) }
  /// ```
  @discardableResult
  public func present(
    at route: RouteType,
    _ placement: Placement = .sheet,
    _ make: (Screen<Never>) -> some ViewModel
  ) -> Permission {
    add(at: route, .push(placement, isSidebar: false), { _ in }, make)
  }

  /// Presents a screen whose view model needs no ``Screen``, like ``present(at:_:on:_:)``.
  ///
  /// ```swift
  /// case .help: flow.present(HelpViewModel(), at: route)
  /// ```
  @discardableResult
  public func present(
    _ viewModel: @autoclosure () -> some ViewModel,
    at route: RouteType,
    _ placement: Placement = .sheet
  ) -> Permission {
    present(at: route, placement) { _ in viewModel() }
  }

  /// Replaces the flow's topmost screen or child by a new screen, so that Back doesn't lead to the replaced one. In a
  /// flow without screens, the new screen is pushed.
  ///
  /// The new view model is made first; then the guards of the old screen or child are asked. If a guard refuses, the
  /// old one stays, and the new view model is released.
  ///
  /// ```swift
  /// case .thanks(let id):
  ///   flow.replace(at: route, on: handle) { ThankYouViewModel(id: id, screen: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - route: the route that the screen shows; the screen's address is made from this route.
  ///   - handle: gets the view model's events until the screen leaves; then Usher releases this closure.
  ///   - make: makes the view model from its `Screen`; called at most once, and not kept.
  /// - Returns: `.asking` when a guard asks first: the new screen is shown if the answer is yes; `.denied` when nothing
  ///   changes.
  @discardableResult
  public func replace<Event>(
    at route: RouteType,
    on handle: @escaping (Event) -> Void,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission {
    add(at: route, .replace, handle, make)
  }

  /// Replaces the topmost screen or child by a screen that sends no events, like ``replace(at:on:_:)``.
  ///
  /// ```swift
  /// case .thanks: flow.replace(at: route) { ThankYouViewModel(screen: $0) }
  /// ```
  @discardableResult
  public func replace(
    at route: RouteType,
    _ make: (Screen<Never>) -> some ViewModel
  ) -> Permission {
    add(at: route, .replace, { _ in }, make)
  }

  /// Replaces the topmost screen or child by a screen whose view model needs no ``Screen``, like
  /// ``replace(at:on:_:)``.
  ///
  /// ```swift
  /// case .thanks: flow.replace(ThankYouViewModel(), at: route)
  /// ```
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

public import UsherViewModels

/// The context of one screen: its lifetime, the person's device, and the events that its view model sends to the
/// coordinator.
///
/// A flow passes a `Screen` to the closure that makes the view model. The view model stores it:
///
/// ```swift
/// @Observable
/// final class PhotosViewModel: ViewModel {
///   enum Event { case didSelectPhoto(Photo), didPressSignIn }
///
///   private let screen: Screen<Event>
///
///   func selectPhoto(_ photo: Photo) { screen.send(.didSelectPhoto(photo)) }
/// }
/// ```
///
/// A view model that sends no events takes a `Screen<Never>`.
public final class Screen<Event>: Scoped {
  let core: ScreenCore
  private var handler: ((Event) -> Void)?

  /// The identity of the screen in the navigation tree.
  public var id: NodeID { core.id }
  /// The scope of the screen's asynchronous work; it cancels the work when the screen leaves.
  public var scope: Scope { core.scope }
  /// The person's device: its position, and when the person comes back to the app.
  public var device: Device { core.device }
  /// The screen's presence: whether the person sees the screen.
  public var presence: Presence { core.presence }
  /// Whether the screen can be seen and the person is in the app; observable. See ``Presence/isActive``.
  ///
  /// A screen behind a sheet or a prompt is active here; for ``Navigation/isActive(_:)`` it is not.
  public var isActive: Bool { presence.isActive }

  init(_ core: ScreenCore, on handler: @escaping (Event) -> Void) {
    self.core = core
    self.handler = handler
    core.onEnd { [weak self] in self?.handler = nil }
  }

  /// Makes a screen without a window, for a test of a view model alone. `TestWindow` of UsherTesting is shorter:
  ///
  /// ```swift
  /// let viewModel = BuyViewModel(id: "pli", shop: shop, screen: window.screen { events.append($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - scope: the lifetime of the screen.
  ///   - device: the person's device.
  ///   - presence: whether the person sees the screen.
  ///   - handler: gets the view model's events.
  public convenience init(
    scope: Scope,
    device: Device,
    presence: Presence,
    on handler: @escaping (Event) -> Void
  ) {
    let core = ScreenCore(
      id: NodeID(0),
      scope: scope,
      device: device,
      presence: presence,
      navigation: nil,
      flow: nil
    )
    self.init(core, on: handler)
  }

  /// Sends an event to the coordinator: the person did something, or something has happened. The handler runs at once.
  ///
  /// After the screen has left, the event is dropped, so a late answer can't act. A second tap on a screen that is
  /// already covered shows no new screen.
  public func send(_ event: Event) {
    guard let handler else { return }
    core.perform { handler(event) }
  }

  /// Makes a `Screen` for a part of this screen's view model, for example for the list in a page. Both have the same
  /// lifetime, presence and identity.
  ///
  /// ```swift
  /// UsersTableViewModel(users: UsersViewModel(screen: screen.map { .list($0) }))
  /// ```
  ///
  /// - Parameter transform: makes an event of this screen from an event of the part.
  public func map<Part>(_ transform: @escaping (Part) -> Event) -> Screen<Part> {
    Screen<Part>(core) { self.send(transform($0)) }
  }

  /// Returns the route of the screen or child that was pushed next after this sidebar: beside the sidebar, or over it
  /// where the window has no room. The sidebar's list can mark that row. Observable.
  ///
  /// ```swift
  /// flow.pushSidebar(at: route, on: handle) { screen in
  ///   PhotosViewModel(chosen: { screen.detail(as: PhotosRoute.self)?.photoID }, screen: screen)
  /// }
  /// ```
  ///
  /// - Parameter type: the flow's type of routes.
  /// - Returns: the route; `nil` while nothing stands beside this screen, and for a screen that is no sidebar.
  public func detail<Chosen: Route>(as type: Chosen.Type = Chosen.self) -> Chosen? {
    core.beside.route?.base as? Chosen
  }
}

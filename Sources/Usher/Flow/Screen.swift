public import UsherViewModels

/// The context of one screen: its lifetime, the person's device, and what its view model tells the coordinator.
///
/// A flow hands it to the closure that makes the screen's view model, which keeps it:
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
/// A view model that tells nothing takes a `Screen<Never>`.
public final class Screen<Event>: Scoped {
  let core: ScreenCore
  private var handler: ((Event) -> Void)?

  /// Identifies the screen in the navigation tree.
  public var id: NodeID { core.id }
  /// Runs the screen's asynchronous work and cancels it when the screen goes.
  public var scope: Scope { core.scope }
  /// The person's device: where it is, and when the person comes back.
  public var device: Device { core.device }
  /// Whether the person sees the screen, for its view model.
  public var presence: Presence { core.presence }
  /// Whether the screen can be seen and the person is in the app; observable. See ``Presence/isActive``.
  ///
  /// Unlike for ``Navigation/isActive(_:)``, it may lie behind a sheet or a prompt.
  public var isActive: Bool { presence.isActive }

  init(_ core: ScreenCore, on handler: @escaping (Event) -> Void) {
    self.core = core
    self.handler = handler
    core.onEnd { [weak self] in self?.handler = nil }
  }

  /// Makes a screen of no window, for a test of a view model alone; `TestWindow` of UsherTesting makes one in a word.
  ///
  /// - Parameters:
  ///   - scope: how long it lives.
  ///   - device: the person's device.
  ///   - presence: whether the person sees it.
  ///   - handler: gets what the view model tells.
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

  /// Tells the coordinator what the person did, or what has happened.
  ///
  /// Nothing is told once the screen is gone, so a late answer can't act; and a second tap on a screen that is already
  /// covered shows nothing new.
  public func send(_ event: Event) {
    guard let handler else { return }
    core.perform { handler(event) }
  }

  /// Makes the screen of a view model that is part of this screen's, as the list of a page.
  ///
  /// ```swift
  /// UsersTableViewModel(users: UsersViewModel(screen: screen.map { .list($0) }))
  /// ```
  ///
  /// - Parameter transform: makes what the part tells into what this screen's view model tells.
  public func map<Part>(_ transform: @escaping (Part) -> Event) -> Screen<Part> {
    Screen<Part>(core) { self.send(transform($0)) }
  }

  /// The route of what was chosen in this screen and stands beside it, or over it where there is no room: for a screen
  /// that was pushed by `Flow.pushSidebar`, so that its list can mark the row. Observable.
  ///
  /// ```swift
  /// flow.pushSidebar(at: route, on: handle) { screen in
  ///   PhotosViewModel(chosen: { screen.detail(as: PhotosRoute.self)?.photoID }, screen: screen)
  /// }
  /// ```
  ///
  /// - Parameter type: the flow's own routes.
  /// - Returns: the route; `nil` while nothing stands beside the screen.
  public func detail<Chosen: Route>(as type: Chosen.Type = Chosen.self) -> Chosen? {
    core.beside.route?.base as? Chosen
  }
}

public import UsherViewModels

/// The context of one screen: its lifetime, the person's device, and the events that its view model sends to the
/// coordinator.
///
/// A flow passes a `Screen` to the closure that makes the view model. The view model stores this `Screen`:
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
  /// The person's device: gives the device's position, and tells when the person comes back to the app.
  public var device: Device { core.device }
  /// The screen's presence: whether the person sees the screen.
  public var presence: Presence { core.presence }
  /// Whether the screen can be seen and the person is in the app; observable. See ``Presence/isActive``.
  ///
  /// For a screen behind a sheet or a prompt this property is `true`, but ``Navigation/isActive(_:)`` returns `false`.
  public var isActive: Bool { presence.isActive }

  init(_ core: ScreenCore, on handler: @escaping (Event) -> Void) {
    self.core = core
    self.handler = handler
    core.onEnd { [weak self] in self?.handler = nil }
  }

  /// Makes a `Screen` that belongs to no flow, for a `TestWindow`. Guards of this screen are never asked.
  ///
  /// - Parameters:
  ///   - id: the identity of the screen.
  ///   - scope: the scope of the view model's asynchronous work; the screen lasts until this scope ends.
  ///   - device: the device that ``device`` returns.
  ///   - presence: whether the person sees the screen.
  ///   - handler: gets the view model's events.
  public convenience init(
    id: Int,
    scope: Scope,
    device: Device,
    presence: Presence,
    on handler: @escaping (Event) -> Void
  ) {
    let core = ScreenCore(
      id: NodeID(id),
      scope: scope,
      device: device,
      presence: presence,
      navigation: nil,
      flow: nil
    )
    self.init(core, on: handler)
    scope.onEnd { [weak core] in core?.end() }
  }

  /// Sends an event to the coordinator: the person did something, or something has happened. The coordinator's handler
  /// runs before this method returns.
  ///
  /// After the screen has left, the event is dropped, so an answer that comes late has no effect. When the screen is
  /// already covered, for example at a second tap, the handler can't show another screen.
  public func send(_ event: Event) {
    guard let handler else { return }
    core.perform { handler(event) }
  }

  /// Makes a `Screen` for a view model inside this screen's view model, for example for a list that is only a part of
  /// what the screen shows. The new `Screen` has the same lifetime, presence and identity as this one. Events that are
  /// sent to the new `Screen` are transformed and sent to this one.
  ///
  /// ```swift
  /// UsersTableViewModel(users: UsersViewModel(screen: screen.map { .list($0) }))
  /// ```
  ///
  /// - Parameter transform: turns an event of the inner view model into an event of this screen.
  public func map<Part>(_ transform: @escaping (Part) -> Event) -> Screen<Part> {
    Screen<Part>(core) { self.send(transform($0)) }
  }

  /// Returns the route of the screen or child that was pushed directly after this sidebar. In a wide window, this
  /// screen or child is beside the sidebar, in a narrow one over it. A list in the sidebar can mark the row of this
  /// route. Observable.
  ///
  /// ```swift
  /// flow.pushSidebar(at: route, on: handle) { screen in
  ///   PhotosViewModel(chosen: { screen.detail(as: PhotosRoute.self)?.photoID }, screen: screen)
  /// }
  /// ```
  ///
  /// - Parameter type: the type of the flow's routes.
  /// - Returns: the route; `nil` while nothing was pushed after this sidebar, and for a screen that is no sidebar.
  public func detail<Chosen: Route>(as type: Chosen.Type = Chosen.self) -> Chosen? {
    core.beside.route?.base as? Chosen
  }
}

/// The context of one screen: its lifetime, and handlers that end with it.
///
/// A flow hands it to the closure that makes the screen's view model.
public final class Screen {
  /// Identifies the screen in the navigation tree.
  public let id: EntryID
  /// Runs the screen's asynchronous work and cancels it when the screen goes.
  public let scope: Scope
  /// The person's device: where it is, and when the person comes back.
  public let device: Device
  /// Whether the person sees the screen, for its view model.
  public let presence: Presence

  /// The route of what stands beside this screen, for a sidebar.
  private let beside = Beside()

  weak var navigation: Navigation?
  /// The flow the screen is in; where its questions come from.
  private(set) weak var flow: FlowCore?
  var guards: [Guard] = []
  private var releases: [() -> Void] = []

  init(
    id: EntryID,
    scope: Scope,
    device: Device,
    presence: Presence,
    navigation: Navigation?,
    flow: FlowCore?
  ) {
    self.flow = flow
    self.id = id
    self.scope = scope
    self.device = device
    self.presence = presence
    self.navigation = navigation
  }

  /// Whether the screen can be seen and the person is in the app; observable. See ``Presence/isActive``.
  ///
  /// Unlike for ``Navigation/isActive(_:)``, it may lie behind a sheet or a question.
  public var isActive: Bool { presence.isActive }

  /// The route of what was chosen in this screen and stands beside it, or over it where there is no room: for a screen
  /// that was pushed by ``Flow/pushSidebar(at:_:)``, so that its list can mark the row. Observable.
  ///
  /// ```swift
  /// flow.pushSidebar(at: route) { screen in
  ///   PhotosViewModel(chosen: { screen.detail(as: PhotosRoute.self)?.photoID })
  /// }
  /// ```
  ///
  /// - Parameter type: the flow's own routes.
  /// - Returns: the route; `nil` while nothing stands beside the screen.
  public func detail<Chosen: Route>(as type: Chosen.Type = Chosen.self) -> Chosen? {
    beside.route?.base as? Chosen
  }

  /// Takes in what stands beside the screen now.
  func update(detail route: AnyHashable?) { beside.update(route) }

  /// A handler for the screen's view model that calls `action` on `owner`, held weakly.
  ///
  /// Better than `{ [weak self] in … }` in three ways: it is released with the screen, it does
  /// nothing once the screen is gone (so a late answer can't act), and a second tap on a screen
  /// that is already covered shows nothing new.
  ///
  /// ```swift
  /// didSelectPhoto: screen.on(self) { $0.show(.photo(id: $1.id)) }
  /// ```
  public func on<Owner: AnyObject, each Argument>(
    _ owner: Owner,
    _ action: @escaping (Owner, repeat each Argument) -> Void
  ) -> (repeat each Argument) -> Void {
    let handler = Handler<Owner, repeat each Argument>(owner: owner, action: action)
    releases.append { [weak handler] in handler?.action = nil }
    return { [weak self] (argument: repeat each Argument) in
      guard let self, let owner = handler.owner, let action = handler.action else { return }
      perform { action(owner, repeat each argument) }
    }
  }

  /// Runs what the person did on this screen; while the screen is covered it can't open others.
  func perform(_ action: () -> Void) {
    guard !scope.isEnded else { return }
    guard let navigation else { return action() }
    navigation.handle(id, action)
  }

  func end() {
    scope.finish()
    presence.update(false)
    let releases = releases
    self.releases = []
    for release in releases { release() }
  }
}

private final class Handler<Owner: AnyObject, each Argument> {
  weak var owner: Owner?
  var action: ((Owner, repeat each Argument) -> Void)?

  init(owner: Owner, action: @escaping (Owner, repeat each Argument) -> Void) {
    self.owner = owner
    self.action = action
  }
}

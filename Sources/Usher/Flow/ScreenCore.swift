/// What all ``Screen`` objects of one screen share: everything except the type of the events.
final class ScreenCore {
  let id: NodeID
  let scope: Scope
  let device: Device
  let presence: Presence

  /// Holds the route of the screen or child beside this screen; without a route for a screen that is no sidebar.
  let beside = Beside()

  weak var navigation: Navigation?
  /// The flow of the screen; prompts of the screen's guards belong to this flow.
  private(set) weak var flow: FlowCore?
  var guards: [Guard] = []
  private var releases: [() -> Void] = []
  private var hasEnded = false

  init(
    id: NodeID,
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

  /// Sets the route of the screen or child that is beside this screen now; `nil` when there is none.
  func update(detail route: AnyHashable?) { beside.update(route) }

  /// Calls `release` when the screen leaves, or at once when it has left.
  func onEnd(_ release: @escaping () -> Void) {
    guard !hasEnded else { return release() }
    releases.append(release)
  }

  /// Runs an action of this screen. While the screen is covered, the action can't show other screens, with the
  /// exception in ``Navigation/mayShow(in:)``. After the screen has left, the action doesn't run.
  func perform(_ action: () -> Void) {
    guard !scope.isEnded else { return }
    guard let navigation else { return action() }
    navigation.handle(id, action)
  }

  func end() {
    hasEnded = true
    scope.finish()
    presence.update(false)
    let releases = releases
    self.releases = []
    for release in releases { release() }
  }
}

/// The core's part of a screen, without the type of its events.
final class ScreenCore {
  let id: NodeID
  let scope: Scope
  let device: Device
  let presence: Presence

  /// The route beside this screen, if the screen is a sidebar.
  let beside = Beside()

  weak var navigation: Navigation?
  /// The flow of the screen; prompts of the screen's guards belong to this flow.
  private(set) weak var flow: FlowCore?
  var guards: [Guard] = []
  private var releases: [() -> Void] = []

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

  /// Sets the route that stands beside the screen now.
  func update(detail route: AnyHashable?) { beside.update(route) }

  /// Calls `release` when the screen leaves.
  func onEnd(_ release: @escaping () -> Void) { releases.append(release) }

  /// Runs an action of this screen. While the screen is covered, the action can't show other screens.
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

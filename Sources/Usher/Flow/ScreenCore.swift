/// What the core keeps of a screen, whatever its view model tells.
final class ScreenCore {
  let id: NodeID
  let scope: Scope
  let device: Device
  let presence: Presence

  /// The route of what stands beside this screen, for a sidebar.
  let beside = Beside()

  weak var navigation: Navigation?
  /// The flow the screen is in; where its prompts come from.
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

  /// Takes in what stands beside the screen now.
  func update(detail route: AnyHashable?) { beside.update(route) }

  /// Does something when the screen goes.
  func onEnd(_ release: @escaping () -> Void) { releases.append(release) }

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

/// A guard of a screen or a flow: Usher asks the guard before this screen or flow is left.
final class Guard {
  let scope: Scope
  /// The flow that has the guard, or the flow of the screen that has the guard.
  private(set) weak var flow: FlowCore?
  /// The screen that has the guard; `nil` for a flow's guard.
  private weak var screen: ScreenCore?
  private var verdict: ((Leaving) -> Verdict)?
  /// Removes the guard's open prompt, or gives the answer no in place of the guard's asynchronous work; `nil` while the
  /// guard waits for no answer.
  var withdraw: (() -> Void)?

  init(
    scope: Scope,
    flow: FlowCore?,
    screen: ScreenCore? = nil,
    verdict: @escaping (Leaving) -> Verdict
  ) {
    self.scope = scope
    self.flow = flow
    self.screen = screen
    self.verdict = verdict
    scope.onEnd { [weak self] in
      guard let self else { return }
      self.verdict = nil
      let withdraw = withdraw
      self.withdraw = nil
      withdraw?()
    }
  }

  /// Returns whether the guard's screen or flow is in the shown tree; `false` when it was only made for a target that
  /// waits.
  func isShown(in nodes: ShownNodes) -> Bool {
    guard let screen else { return flow.map { nodes[$0.id]?.flow === $0 } ?? false }
    return nodes[screen.id]?.screen === screen
  }

  /// Returns what the guard says about an attempt to leave; `.allow` after the guard's screen or flow has ended.
  func verdict(on leaving: Leaving) -> Verdict { verdict?(leaving) ?? .allow }
}

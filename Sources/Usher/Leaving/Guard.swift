/// One thing to ask before a screen or a flow is left.
final class Guard {
  let scope: Scope
  private(set) weak var flow: FlowCore?
  /// The screen it is of; `nil` for a flow's.
  private weak var screen: ScreenCore?
  private var verdict: ((Leaving) -> Verdict)?
  /// Takes the prompt that it asks back; set while it does.
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

  /// Whether what it is of is shown, rather than made for a target that waits.
  func isShown(in nodes: ShownNodes) -> Bool {
    guard let screen else { return flow.map { nodes[$0.id]?.flow === $0 } ?? false }
    return nodes[screen.id]?.screen === screen
  }

  func verdict(on leaving: Leaving) -> Verdict { verdict?(leaving) ?? .allow }
}

/// One thing to ask before a screen or a flow is left.
final class Guard {
  let scope: Scope
  private(set) weak var flow: FlowCore?
  private var verdict: ((Leaving) -> Verdict)?
  /// Takes the question that it asks back; set while it does.
  var withdraw: (() -> Void)?

  init(scope: Scope, flow: FlowCore?, verdict: @escaping (Leaving) -> Verdict) {
    self.scope = scope
    self.flow = flow
    self.verdict = verdict
    scope.onEnd { [weak self] in
      guard let self else { return }
      self.verdict = nil
      let withdraw = withdraw
      self.withdraw = nil
      withdraw?()
    }
  }

  func verdict(on leaving: Leaving) -> Verdict { verdict?(leaving) ?? .allow }
}

/// The context of one coordinator: lifetime, screens, children, prompts and result.
///
/// A flow is a stack of screens and child flows, each at a route. It ends by ``finish(_:)``, by ``cancel(_:)``, or
/// when its last screen leaves, whatever the cause. Then its screens have left, its children have ended, its tasks
/// are cancelled, and every strong reference that it held is released. Ending twice, and ending inside `start()`, are
/// harmless.
///
/// ```swift
/// switch event {
/// case .didBuyPhoto(let receipt): flow.finish(receipt)
/// case .didPressTerms: show(.terms)
/// case .didCancel: flow.cancel()
/// }
/// ```
///
/// ``Navigation`` and ``ChildSlot`` make flows. A flow is bound to the actor that made it.
public final class Flow<RouteType: Route, Output> {
  let core: FlowCore
  private var ended: ((Outcome<Output>) -> Void)?

  init(_ core: FlowCore, _ ended: @escaping (Outcome<Output>) -> Void) {
    self.core = core
    self.ended = ended
    core.cancelled = { [weak self] reason in self?.deliver(.cancelled(reason)) }
    core.releases.append { [weak self] in self?.ended = nil }
  }

  /// The scope of the flow's asynchronous work; it cancels the work when the flow ends.
  public var scope: Scope { core.scope }

  /// The person's device: its position, and when the person comes back to the app.
  public var device: Device { core.device }

  /// Whether the flow has ended; then its methods do nothing.
  public var hasEnded: Bool { core.hasEnded }

  /// Ends the flow with its result. The flow's screens leave before the result is delivered. Their guards aren't asked,
  /// because the work that they guard is done.
  public func finish(_ output: Output) {
    core.finish { [self] in deliver(.finished(output)) }
  }

  /// Ends the flow without a result, for example for a Cancel button, after its guards have agreed.
  ///
  /// - Parameter cause: the cause that guards and observers get, for example `.signOut`.
  @discardableResult
  public func cancel(_ cause: Cause = .program) -> Permission {
    core.cancel(.cancelled, cause, asks: true)
  }

  /// Ends the flow without a result and without asking guards: unsaved changes are lost. The flow's open prompts are
  /// removed, and its screens and children can't act any more.
  ///
  /// Use this method when the flow must not go on in any case, for example when the account was closed elsewhere.
  ///
  /// - Parameter cause: the cause that observers get, for example `.signOut`.
  public func cancelWithoutAsking(_ cause: Cause = .program) {
    _ = core.cancel(.cancelled, cause, asks: false)
  }

  private func deliver(_ outcome: Outcome<Output>) {
    let ended = ended
    self.ended = nil
    ended?(outcome)
  }

  func attach<C: Coordinator>(_ coordinator: C) where C.RouteType == RouteType {
    core.erased = ErasedCoordinator(coordinator: coordinator)
  }
}

extension Flow where Output == Void {
  /// Ends a flow whose result is `Void`, as finished.
  public func finish() { finish(()) }
}

/// The context of one coordinator: lifetime, screens, children, prompts and result.
///
/// A flow is a list of places, each at a route: screens, and child flows that were started. It ends
/// by ``finish(_:)``, by ``cancel()``, or when the person took its last screen away by whatever
/// door; then its screens are off, its children have ended, its tasks are cancelled and every strong
/// reference it held is dropped. Ending twice, and ending inside `start()`, are harmless.
///
/// Flows are made by a ``Navigation`` and by ``ChildSlot`` slots. Like everything in Usher's core a flow
/// is bound to the actor that made it.
public final class Flow<RouteType: Route, Output> {
  let core: FlowCore
  private var ended: ((Outcome<Output>) -> Void)?

  init(_ core: FlowCore, _ ended: @escaping (Outcome<Output>) -> Void) {
    self.core = core
    self.ended = ended
    core.cancelled = { [weak self] reason in self?.deliver(.cancelled(reason)) }
    core.releases.append { [weak self] in self?.ended = nil }
  }

  /// Runs the flow's asynchronous work and cancels it when the flow ends.
  public var scope: Scope { core.scope }

  /// The person's device: where it is, and when the person comes back.
  public var device: Device { core.device }

  /// Whether the flow is over; what is asked of it then is ignored.
  public var hasEnded: Bool { core.hasEnded }

  /// Ends the flow with its result. The flow's screens leave before the result is delivered; their
  /// guards aren't asked, since what they guard is done.
  public func finish(_ output: Output) {
    core.finish { [self] in deliver(.finished(output)) }
  }

  /// Ends the flow without a result, as a Cancel button does, after its guards have agreed.
  ///
  /// - Parameter cause: what guards are told; `.signOut` for one.
  @discardableResult
  public func cancel(_ cause: Cause = .program) -> Permission {
    core.cancel(.cancelled, cause, asks: true)
  }

  /// Ends the flow without a result and without asking anybody: unsaved changes are lost. Prompts that are open in
  /// it are taken away, and what it swept away can't act any more.
  ///
  /// Use it where the flow must not go on in any case, as when an account was closed elsewhere.
  ///
  /// - Parameter cause: what observers are told; `.signOut` for one.
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
  /// Ends the flow as done.
  public func finish() { finish(()) }
}

/// The context of one coordinator: by its flow, a coordinator shows screens, starts child flows, asks prompts and
/// delivers a result.
///
/// A flow is a stack of screens and child flows, each at a route. A flow ends by ``finish(_:)``, by ``cancel(_:)``, or
/// when its last screen leaves, whatever the cause. After the end, all its screens have left, its children have ended,
/// its tasks are cancelled, and every strong reference that the flow held is released. To end a flow a second time is
/// harmless, and so is to end it inside `start()`.
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
public final class Flow<RouteType: Route, Output>: Scoped {
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

  /// The person's device: gives the device's position, and tells when the person comes back to the app.
  public var device: Device { core.device }

  /// Whether the flow has ended. The methods of an ended flow do nothing.
  public var hasEnded: Bool { core.hasEnded }

  /// Ends the flow with this result. The flow's screens leave first; then the result is delivered to the `ended`
  /// closure of whoever started the flow. The guards of the flow and its screens aren't asked, because the flow's work
  /// is done.
  public func finish(_ output: Output) {
    core.finish { [self] in deliver(.finished(output)) }
  }

  /// Ends the flow without a result, for example for a Cancel button, after the guards of the flow and its screens have
  /// agreed.
  ///
  /// - Parameter cause: the cause that guards get, for example `.signOut`. The transition gets this cause too; but a
  ///   transition that began before this call, for example with the person's action, keeps its own cause.
  /// - Returns: `.denied` when a guard refuses, or the flow has ended; `.asking` when a guard asks first.
  @discardableResult
  public func cancel(_ cause: Cause = .program) -> Permission {
    core.cancel(.cancelled, cause, asks: true)
  }

  /// Ends the flow without a result and without asking guards: unsaved changes are lost. The flow's open prompts are
  /// removed and answered as cancelled. After that, calls of the flow's screens and children do nothing.
  ///
  /// Use this method when the flow must end in any case, for example when the account was closed on another device.
  ///
  /// - Parameter cause: the cause of the transition, for example `.signOut`. A transition that began before this call,
  ///   for example with the person's action, keeps its own cause.
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
  /// Ends a flow whose result type is `Void`, with the outcome ``Outcome/finished(_:)``.
  public func finish() { finish(()) }
}

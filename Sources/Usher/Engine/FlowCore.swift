/// A flow with its types erased: everything that belongs to the flow except its node in the tree.
final class FlowCore {
  let id: NodeID
  let name: String
  let scope: Scope
  let device: Device
  private(set) weak var navigation: Navigation?
  /// The coordinator with its types erased; set once the coordinator is made.
  var erased: (any AnyCoordinator)?
  var guards: [Guard] = []
  /// Encodes the input with which the parent started this flow; `nil` for a flow without an input.
  var input: (() throws -> String)?
  /// Tells the parent that the flow ended without a result.
  var cancelled: ((Cancellation) -> Void)?
  /// Closures that release what the flow's slots hold.
  var releases: [() -> Void] = []
  /// The entries at the start of the flow's stack, kept from the last layout.
  var laid = LaidStack()
  private var isOver = false

  init(_ id: NodeID, name: String, navigation: Navigation) {
    self.id = id
    self.name = name
    self.navigation = navigation
    scope = navigation.makeScope(isWaiting: true)
    device = navigation.device
  }

  /// The flow's node: the one in the target that is being made, otherwise the shown one. `nil` once the flow is gone.
  var node: Node? { navigation?.nodesForCalls[id] }

  var hasEnded: Bool { isOver || node == nil }

  /// Ends everything that the flow holds. `deliver` tells the parent of the end; it is called while the flow still has
  /// its closures. Only the first call has an effect.
  func end(_ deliver: () -> Void) {
    guard !isOver else { return }
    isOver = true
    scope.finish()
    navigation?.withdrawPrompts(of: self)
    deliver()
    cancelled = nil
    guards = []
    input = nil
    let releases = releases
    self.releases = []
    for release in releases { release() }
  }

  /// Performs an act that the flow's coordinator asked for. If the act can't work or has nothing to do,
  /// reports the call as misuse.
  @discardableResult
  func performOrReport(_ act: Act, at path: @autoclosure () -> String = "") -> Permission {
    guard let navigation else {
      act.onNothing()
      return .denied
    }
    do throws(Refusal) { return try navigation.perform(act) } catch {
      refuse(error, act, at: path())
      return .denied
    }
  }

  /// Performs an act that shows something. If the screen whose handler calls the flow is covered by now, reports a
  /// misuse instead.
  @discardableResult
  func performUnlessCovered(
    _ act: Act,
    at path: @autoclosure () -> String,
    first: (Target) throws(Refusal) -> Void
  ) -> Permission {
    guard let navigation else {
      act.onNothing()
      return .denied
    }
    do throws(Refusal) {
      guard navigation.mayShow(in: self) else { throw .ignored(.covered) }
      return try navigation.perform(act, first: first)
    } catch {
      refuse(error, act, at: path())
      return .denied
    }
  }

  /// Reports the problem if a route has no address, or its address leads to another route or to none.
  func reportProblem(of address: RouteAddress) {
    if let problem = address.problem { report(.badRoute, at: address.text, problem: problem) }
  }

  private func refuse(_ refusal: Refusal, _ act: Act, at path: String) {
    act.onNothing()
    if case .ignored(let reason) = refusal { report(reason, at: path) }
  }

  func report(_ code: Misuse.Code, at path: String, problem: String? = nil) {
    guard let navigation else { return }
    let names = navigation.nodesForCalls.names(of: id)
    let flows = names.isEmpty ? [name] : names
    navigation.onMisuse?(Misuse(code, flows: flows, path: path, problem: problem))
  }
}

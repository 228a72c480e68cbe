/// A flow without its types: what belongs to it besides its node in the tree.
final class FlowCore {
  let id: NodeID
  let name: String
  let scope: Scope
  let device: Device
  private(set) weak var navigation: Navigation?
  /// The coordinator without its types; set once it is made.
  var erased: (any AnyCoordinator)?
  var guards: [Guard] = []
  /// A child's input as text.
  var input: (() throws -> String)?
  /// Delivers that the flow ended without a result.
  var cancelled: ((Cancellation) -> Void)?
  /// Lets go of what the flow's slots hold.
  var releases: [() -> Void] = []
  /// The entries at the start of its stack, as they were laid out last.
  var laid = LaidStack()
  private var isOver = false

  init(_ id: NodeID, name: String, navigation: Navigation) {
    self.id = id
    self.name = name
    self.navigation = navigation
    scope = navigation.makeScope(isWaiting: true)
    device = navigation.device
  }

  /// What calls are about: the flow as it is shown, or in the target that is made now.
  var node: Node? { navigation?.nodesForCalls[id] }

  var hasEnded: Bool { isOver || node == nil }

  /// Ends what the flow holds; the end is told while its closures are still there.
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

  /// Something is asked of the flow. What can't be done is told as misuse.
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

  /// Shows something, unless the screen whose handler asks for it is covered by now.
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

  /// A route whose address leads elsewhere, or nowhere.
  func reportProblem(of address: RouteAddress) {
    if let problem = address.problem { report(.route(problem), at: address.text) }
  }

  private func refuse(_ refusal: Refusal, _ act: Act, at path: String) {
    act.onNothing()
    if case .ignored(let reason) = refusal { report(.ignored(reason), at: path) }
  }

  func report(_ kind: Misuse.Kind, at path: String) {
    guard let navigation else { return }
    let names = navigation.nodesForCalls.names(of: id)
    navigation.onMisuse?(Misuse(kind: kind, flows: names.isEmpty ? [name] : names, path: path))
  }
}

/// What every flow is, whatever its routes and output: its places, its parent and its end.
final class FlowCore {
  let scope: Scope
  let device: Device
  let name: String
  private(set) weak var navigation: Navigation?
  private(set) weak var parent: FlowCore?
  var elements: [Element] = []
  var tabs: [Element] = []
  var selectedTab: EntryID?
  private(set) var hasEnded = false

  private(set) var hasStarted = false
  /// What is still to be shown while the flow is restored, bottom to top.
  var expected: [Snapshot.Place] = []
  var expectedTabs: [Snapshot.Place] = []

  private(set) weak var coordinator: (any Coordinator)?
  /// Calls the coordinator's `start()`; set with its `opener`.
  var starter: (() -> Void)?
  /// Has the coordinator show what an address names.
  var shower: ((_ path: String) -> Void)?
  /// Opens the rest of a link; set by who knows the coordinator's type.
  var opener: ((_ address: RouteComponents) throws(RouteError) -> Void)?
  /// Says what opening would change; set with it.
  var planner: ((_ address: RouteComponents) throws(RouteError) -> OpeningPlan)?
  /// Delivers that the person, or a flow around it, ended this one without a result.
  var cancelled: ((Cancellation) -> Void)?
  var guards: [Guard] = []
  /// Lets go of what the flow's slots and prompts hold.
  var releases: [() -> Void] = []

  init(name: String, navigation: Navigation, parent: FlowCore?) {
    self.name = name
    self.navigation = navigation
    self.parent = parent
    scope = navigation.makeScope()
    device = navigation.device
  }

  func attach(_ coordinator: any Coordinator) { self.coordinator = coordinator }

  /// Starts the coordinator, once.
  func begin() {
    guard !hasStarted else { return }
    hasStarted = true
    starter?()
  }

  /// The place this flow has in its parent.
  var place: Element? {
    parent.flatMap { ($0.elements + $0.tabs).first { $0.child === self } }
  }

  var selected: Element? { tabs.first { $0.id == selectedTab } }

  /// Takes everything of this flow off, children first and topmost first, and delivers its end once.
  func end(_ reason: Cancellation) {
    end { cancelled in cancelled?(reason) }
    parent?.endIfEmpty(reason)
  }

  /// Ends the flow; `deliver` tells who started it, after nothing of it is on screen any more.
  func end(_ deliver: (_ cancelled: ((Cancellation) -> Void)?) -> Void) {
    guard !hasEnded else { return }
    hasEnded = true
    // Holds the coordinator until its end was delivered.
    let place = place
    let path = start.text
    transaction(.program) {
      removeAll(.parentEnded)
      scope.end()
      navigation?.withdrawPrompts(of: self)
      if let place { parent?.forget(place) }
      let cancelled = cancelled
      self.cancelled = nil
      opener = nil
      planner = nil
      starter = nil
      shower = nil
      deliver(cancelled)
      for release in releases { release() }
      releases = []
      if case .child(let coordinator, _)? = place?.content {
        navigation?.track(ended: coordinator, of: self, at: path)
      }
    }
  }

  /// Takes in a child that was just made.
  func register(_ element: Element) {
    if element.tabLabel == nil {
      let isRestoring = navigation?.isRestoring ?? false
      elements.insert(
        element,
        at: isRestoring ? elements.count : insertionIndex(element.placement)
      )
    } else {
      tabs.append(element)
      if selectedTab == nil { selectedTab = element.id }
    }
  }

  func transaction(_ cause: Cause, _ body: () -> Void) {
    if let navigation { navigation.transaction(cause, body) } else { body() }
  }

  /// Takes off what lies above `element`, topmost first.
  ///
  /// What a handler starts when a child ends meanwhile stays: it wasn't there to be taken off.
  func remove(after element: Element?, _ reason: Cancellation) {
    let index = element.flatMap { element in elements.firstIndex { $0 === element } }
    let leaving = elements[(index.map { $0 + 1 } ?? 0)...]
    for element in leaving.reversed() where elements.contains(where: { $0 === element }) {
      remove(element, reason)
    }
  }

  func remove(_ element: Element, _ reason: Cancellation) {
    switch element.content {
    case .child(_, let flow):
      flow.end(reason)
      // A flow that had ended already is no longer here; one that ends now has left by itself.
      forget(element)
    case .screen(let screen, let viewModel):
      let path = trail(of: element)
      forget(element)
      screen.end()
      navigation?.track(ended: viewModel, of: self, at: path)
    }
  }

  func forget(_ element: Element) {
    elements.removeAll { $0 === element }
    tabs.removeAll { $0 === element }
    if selectedTab == element.id { selectedTab = tabs.first?.id }
  }

  /// A flow whose last screen the person took away has ended. One whose child finished has not: it
  /// may be about to show what comes next.
  func endIfEmpty(_ reason: Cancellation) {
    guard reason.isByPerson, elements.isEmpty, tabs.isEmpty, !hasEnded, parent != nil else {
      return
    }
    end(reason)
  }

  private func removeAll(_ reason: Cancellation) {
    while let last = elements.last { remove(last, reason) }
    while let last = tabs.last { remove(last, reason) }
  }
}

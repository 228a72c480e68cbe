/// What every flow is, whatever its routes and output: its places, its parent and its end.
final class FlowCore {
  let scope: Scope
  let name: String
  private(set) weak var navigation: Navigation?
  private(set) weak var parent: FlowCore?
  var elements: [Element] = []
  var tabs: [Element] = []
  var selectedTab: EntryID?
  private(set) var hasEnded = false

  /// Opens the rest of a link; set by who knows the coordinator's type.
  var opener: ((_ address: RouteComponents) throws(RouteError) -> Void)?
  /// Delivers that the person, or a flow around it, ended this one without a result.
  var cancelled: ((Cancellation) -> Void)?
  /// Lets go of what the flow's slots and prompts hold.
  var releases: [() -> Void] = []

  init(name: String, navigation: Navigation, parent: FlowCore?) {
    self.name = name
    self.navigation = navigation
    self.parent = parent
    scope = navigation.makeScope()
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
    transaction(.program) {
      removeAll(.parentEnded)
      scope.end()
      navigation?.withdrawPrompts(of: self)
      if let place { parent?.forget(place) }
      let cancelled = cancelled
      self.cancelled = nil
      opener = nil
      deliver(cancelled)
      for release in releases { release() }
      releases = []
      if case .child(let coordinator, _)? = place?.content {
        navigation?.track(ended: coordinator, at: self)
      }
    }
  }

  func transaction(_ cause: Cause, _ body: () -> Void) {
    if let navigation { navigation.transaction(cause, body) } else { body() }
  }

  /// Takes off what lies above `element`, topmost first.
  func remove(after element: Element?, _ reason: Cancellation) {
    while let last = elements.last, last !== element { remove(last, reason) }
  }

  func remove(_ element: Element, _ reason: Cancellation) {
    switch element.content {
    case .child(_, let flow):
      flow.end(reason)
      // A flow that had ended already is no longer here; one that ends now has left by itself.
      forget(element)
    case .screen(let screen, let viewModel):
      forget(element)
      screen.end()
      navigation?.track(ended: viewModel, at: self)
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

extension FlowCore {
  /// The address of what this flow shows on top.
  var address: RouteComponents {
    guard let element = elements.last ?? selected else { return RouteComponents() }
    guard let child = element.child else { return element.components }
    return element.components.appending(child.address)
  }

  /// The address of the flow itself, from the root on.
  var start: RouteComponents {
    guard let parent, let place else { return RouteComponents() }
    return parent.start.appending(place.components)
  }

  /// The address of one of this flow's places, with what is shown there.
  func place(of element: Element) -> RouteComponents {
    let own = start.appending(element.components)
    return element.child.map { own.appending($0.address) } ?? own
  }

  /// The address of a screen in this flow.
  func address(of id: EntryID) -> RouteComponents? {
    (elements + tabs).first { $0.id == id }.map { start.appending($0.components) }
  }

  /// The address of what shows when a place of this flow is gone, and all above it.
  func address(without element: Element) -> RouteComponents? {
    guard let index = elements.firstIndex(where: { $0 === element }) else { return nil }
    if let below = index > 0 ? elements[index - 1] : selected { return place(of: below) }
    guard let parent, let place else { return nil }
    return parent.address(without: place)
  }

  /// The address of the screen that a place begins with, and the coordinators around it.
  func trail(of element: Element) -> String { start.appending(element.components).text }
}

extension FlowCore {
  /// The guards of what would leave, the topmost first; a flow's own come after its screens'.
  ///
  /// - Parameter endsFlow: whether this flow ends with what leaves.
  func guards(leaving elements: [Element], endsFlow: Bool) -> [Guard] {
    var result: [Guard] = []
    for element in elements.reversed() {
      switch element.content {
      case .screen(let screen, _): result += screen.guards
      case .child(_, let flow):
        result += flow.guards(leaving: flow.elements + flow.tabs, endsFlow: true)
      }
    }
    return endsFlow ? result + guards : result
  }

  /// The guards on the way when the person takes off `element` and all that lies over it.
  func guards(takingOff element: Element) -> [Guard] {
    let above = guards(above: element)
    let own = guards(leaving: [element], endsFlow: false)
    return above + own + guardsOfEmptied(without: element)
  }

  /// The guards of what lies over a place of this flow, in this flow and those around it.
  func guards(above element: Element) -> [Guard] {
    var result: [Guard] = []
    if let parent, let place { result += parent.guards(above: place) }
    let isTab = tabs.contains { $0 === element }
    let first =
      isTab ? 0 : (elements.firstIndex { $0 === element }.map { $0 + 1 } ?? elements.count)
    return result + guards(leaving: Array(elements[first...]), endsFlow: false)
  }

  /// A flow ends with its last screen, and so may those around it.
  private func guardsOfEmptied(without element: Element) -> [Guard] {
    guard let parent, let place, tabs.isEmpty, elements.first === element else { return [] }
    return guards + parent.guardsOfEmptied(without: place)
  }
}

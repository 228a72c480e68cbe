extension NavigationTree {
  /// The screens a person can see: of each layer the top one and what stays beside it, down to the layer that
  /// covers the window.
  func seen(withSidebars showsSidebars: Bool) -> [EntryID] {
    var result: [EntryID] = []
    for layer in layers.reversed() {
      guard let top = layer.top else { continue }
      result.append(top.id)
      if showsSidebars, let sidebar = layer.sidebar, sidebar.id != top.id {
        result.append(sidebar.id)
      }
      if layer.placement == .fullScreen { break }
    }
    return result
  }
}

extension FlowCore {
  /// Tells each screen whether it is one of those that are seen.
  func updatePresences(_ seen: [EntryID]) {
    for element in elements { element.updatePresences(seen) }
    for tab in tabs { tab.updatePresences(seen) }
    updateSidebar()
  }

  /// A sidebar knows what stands beside it; it belongs at the start of a stack.
  private func updateSidebar() {
    guard let sidebar = elements.first, sidebar.isSidebar,
      case .screen(let screen, _) = sidebar.content
    else { return }
    let beside = elements.dropFirst().first
    screen.update(detail: beside.flatMap { $0.placement.isModal ? nil : $0.route })
  }

  /// Whether a screen that is put at an index will be seen, as far as it is known before it is there.
  func wouldBeSeen(at index: Int) -> Bool {
    guard let navigation, navigation.tellsPresence else { return false }
    var layers = [
      NavigationTree.Layer(id: EntryID(0), placement: .horizontal, entries: [], tabs: [])
    ]
    guard layOver(index, into: &layers) else { return false }
    return layers[0].entries.isEmpty
      && !layers.contains { $0.placement == .fullScreen && !$0.entries.isEmpty }
  }

  /// Whether a screen in the place of the topmost ones will be seen at once: no guard refuses or asks.
  func wouldBeSeen(inPlaceOf topmost: [Element]) -> Bool {
    guard wouldBeSeen(at: elements.count) else { return false }
    let destination = topmost.first.flatMap { address(without: $0) }?.text
    let leaving = Leaving(cause: .program, destination: destination)
    return guards(leaving: topmost, endsFlow: false).allSatisfy {
      if case .allow = $0.verdict(on: leaving) { true } else { false }
    }
  }
}

extension Element {
  fileprivate func updatePresences(_ seen: [EntryID]) {
    switch content {
    case .screen(let screen, _): screen.presence.update(seen.contains(id))
    case .child(_, let flow): flow.updatePresences(seen)
    }
  }
}

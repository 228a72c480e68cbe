extension Navigation {
  /// The person begins to move a screen away; one that was under way is cancelled.
  ///
  /// - Returns: the gesture; `nil` when there is nothing to move away, or a question is open.
  public func begin(_ kind: Gesture.Kind) -> Gesture? {
    gesture?.cancel()
    guard question == nil, tree.prompt == nil, let top = tree.top else { return nil }
    switch kind {
    case .back: guard tree.canGoBack else { return nil }
    case .dismiss(let layer):
      guard tree.layers.dropFirst().contains(where: { $0.id == layer }) else { return nil }
    }
    let new = Gesture(kind, subject: top.id, navigation: self)
    gesture = new
    return new
  }

  func permission(for gesture: Gesture) -> Permission {
    guard question == nil, tree.prompt == nil, tree.top?.id == gesture.subject,
      let element = element(takenOffBy: gesture.kind), let owner = root?.owner(of: element.id)
    else { return .denied }
    let leaving = Leaving(cause: .gesture, destination: destination(without: element.id))
    for barrier in owner.guards(takingOff: element) {
      switch barrier.verdict(on: leaving) {
      case .allow: continue
      case .deny: return .denied
      case .ask, .wait: return .asking
      }
    }
    return .allowed
  }

  private func element(takenOffBy kind: Gesture.Kind) -> Element? {
    switch kind {
    case .back: tree.top.flatMap { root?.element($0.id) }
    case .dismiss(let layer): root?.element(layer)
    }
  }
}

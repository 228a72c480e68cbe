extension Navigation {
  /// The person begins to move a screen away; one that was under way is cancelled.
  ///
  /// - Returns: the gesture; `nil` when there is nothing to move away, or a prompt is open.
  public func begin(_ kind: LeavingGesture.Kind) -> LeavingGesture? {
    gesture?.cancel()
    guard parked == nil, prompts.isEmpty, let top = tree.top else { return nil }
    switch kind {
    case .back: guard tree.canGoBack else { return nil }
    case .dismiss(let layer):
      guard tree.layers.dropFirst().contains(where: { $0.id == layer }) else { return nil }
    }
    let new = LeavingGesture(kind, subject: top.id, navigation: self)
    gesture = new
    return new
  }

  /// What a gesture would be answered now, without beginning one: for a host that must know beforehand whether a screen can be
  /// moved away.
  ///
  /// - Returns: `.denied` also when there is nothing to move away, or a prompt is open.
  public func permission(for kind: LeavingGesture.Kind) -> Permission {
    guard let top = tree.top, kind != .back || tree.canGoBack else { return .denied }
    return permission(for: LeavingGesture(kind, subject: top.id, navigation: self))
  }

  func permission(for gesture: LeavingGesture) -> Permission {
    guard parked == nil, prompts.isEmpty, gesture.isOnTop else { return .denied }
    return switch gesture.kind {
    case .back: permission(for: .takingOff(gesture.subject, .gesture, .back))
    case .dismiss(let layer): permission(for: .takingOff(layer, .gesture, .dismissed))
    }
  }
}

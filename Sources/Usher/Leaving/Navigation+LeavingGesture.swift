extension Navigation {
  /// Begins a gesture that moves a screen away, and cancels the gesture before it. Call when the finger begins to move.
  ///
  /// - Parameter kind: the effect of the gesture.
  /// - Returns: the gesture; `nil` when no screen can be moved away, a prompt is open, or a guard was asked and hasn't
  ///   answered.
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

  /// Returns the permission that a gesture would get now, without beginning it: for a host that must know early
  /// whether a screen can be moved away.
  ///
  /// - Parameter kind: the effect of the gesture.
  /// - Returns: `.denied` also when no screen can be moved away, a prompt is open, or a guard was asked and hasn't
  ///   answered.
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

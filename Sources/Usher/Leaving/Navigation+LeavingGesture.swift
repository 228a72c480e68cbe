extension Navigation {
  /// Begins a gesture that moves a screen away. A host calls this method when the finger begins to move. If an earlier
  /// gesture hasn't ended, that gesture is cancelled, even when this method returns `nil`.
  ///
  /// - Parameter kind: what the gesture does when it is committed.
  /// - Returns: the gesture; `nil` when no screen or sheet can be moved away, when a prompt is open, or when a guard
  ///   was asked and hasn't answered yet.
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

  /// Returns what ``LeavingGesture/commit()`` would return for a gesture of this kind now. No gesture begins. This
  /// method is for a host that must know in advance whether a screen can be moved away.
  ///
  /// - Parameter kind: what the gesture would do.
  /// - Returns: `.denied` also when no screen or sheet can be moved away, when a prompt is open, or when a guard was
  ///   asked and hasn't answered yet.
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

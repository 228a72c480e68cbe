import Usher

/// How the browser animates a change of the visible screens.
enum AnimationKind: UInt8, CaseIterable {
  case push = 1
  case pop = 2
  case present = 3
  case dismiss = 4
  case fade = 5

  /// Makes the animation of a change; `nil` for a change that isn't animated, because no other screen becomes visible.
  init?(_ change: Change) {
    switch change.kind {
    case .push, .replace: self = .push
    case .pop: self = .pop
    case .present: self = .present
    case .dismiss: self = .dismiss
    case .tab: self = .fade
    case .first, .prompt, .layout, .veto: return nil
    }
  }
}

import Usher

/// How a change of what is shown is animated.
enum AnimationKind: UInt8, CaseIterable {
  case push = 1
  case pop = 2
  case present = 3
  case dismiss = 4
  case fade = 5

  /// `nil` when no screen comes or goes on top.
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

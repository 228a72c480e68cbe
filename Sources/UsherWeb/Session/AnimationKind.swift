import Usher

/// The animation of a change of screens.
enum AnimationKind: UInt8, CaseIterable {
  case push = 1
  case pop = 2
  case present = 3
  case dismiss = 4
  case fade = 5

  /// Returns the animation of a change; `nil` if no screen comes or goes on top.
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

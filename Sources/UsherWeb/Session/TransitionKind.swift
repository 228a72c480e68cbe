import Usher

/// How a change of what is shown is animated.
enum TransitionKind: UInt8, CaseIterable {
  case push = 1
  case pop = 2
  case present = 3
  case dismiss = 4
  case fade = 5

  /// `nil` when no screen comes or goes.
  init?(_ transition: Transition) {
    let (before, after) = (transition.before.layers, transition.after.layers)
    guard !before.isEmpty, before.map(\.top?.id) != after.map(\.top?.id) else { return nil }
    if after.count != before.count {
      self = after.count > before.count ? .present : .dismiss
    } else if before.last?.tabs.first(where: \.isSelected) != nil,
      before.last?.tabs.first(where: \.isSelected)?.id
        != after.last?.tabs.first(where: \.isSelected)?.id
    {
      self = .fade
    } else {
      let depths = (before.last?.entries.count ?? 0, after.last?.entries.count ?? 0)
      self = depths.1 < depths.0 ? .pop : .push
    }
  }
}

/// What is said where matches of unknown date make a difference.
enum UndatedMatches {
  /// Of ratings over time; `nil` without such matches.
  ///
  /// - Parameter inChart: whether other matches are drawn.
  static func notice(_ count: Int, inChart: Bool) -> String? {
    guard count > 0 else { return nil }
    guard inChart else {
      return "There is no chart, because it isn’t known when these matches were played."
    }
    return count == 1
      ? "One match of unknown date counts as played before the others."
      : "\(count) matches of unknown date count as played before the others."
  }

  /// Of a period that they can't be counted in; `nil` without such matches.
  static func notice(leftOut count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "One match doesn’t count here, because its date isn’t known."
    default: "\(count) matches don’t count here, because their dates aren’t known."
    }
  }
}

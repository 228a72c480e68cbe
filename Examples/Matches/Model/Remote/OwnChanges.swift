/// Distinguishes own changes of a list from changes by others.
struct OwnChanges {
  /// The number of own changes made so far.
  private(set) var made = 0
  private var seen = 0
  private var running = 0
  private var hasUntold = false

  mutating func begin() {
    running += 1
  }

  /// - Returns: Whether a changed list was read meanwhile without a notification.
  mutating func end(isMade: Bool) -> Bool {
    defer { hasUntold = false }
    running -= 1
    if isMade { made += 1 }
    return hasUntold
  }

  /// Returns whether listeners must be notified now of a changed list.
  mutating func isNews() -> Bool {
    if running > 0 { hasUntold = true }
    return running == 0 && seen == made
  }

  /// - Parameter made: The number of own changes when the list was requested.
  mutating func saw(_ made: Int) {
    seen = max(seen, made)
  }
}

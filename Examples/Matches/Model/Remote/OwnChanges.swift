/// Tells own changes of a list from those of others.
struct OwnChanges {
  /// How many were made.
  private(set) var made = 0
  private var seen = 0
  private var running = 0
  private var hasUntold = false

  mutating func begin() {
    running += 1
  }

  /// - Returns: whether another list was read meanwhile, and nobody has been told.
  mutating func end(isMade: Bool) -> Bool {
    defer { hasUntold = false }
    running -= 1
    if isMade { made += 1 }
    return hasUntold
  }

  /// Whether a list that is another than before is to be told at once.
  mutating func isNews() -> Bool {
    if running > 0 { hasUntold = true }
    return running == 0 && seen == made
  }

  /// - Parameter made: how many there were when a list was asked for.
  mutating func saw(_ made: Int) {
    seen = max(seen, made)
  }
}

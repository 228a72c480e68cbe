/// The visitors who had a page whose socket connected, since the process began.
///
/// A cookie alone makes nobody known: a script can collect cookies as fast as pages. If there are very many visitors,
/// those who weren't seen for the longest time are forgotten, and count as new.
struct KnownVisitors {
  /// Those who were seen lately, and those who were seen before them. When the first set is full, it takes the place of
  /// the second, so that no order has to be kept.
  private var recent: Set<Visitor> = []
  private var earlier: Set<Visitor> = []
  private let limit: Int

  /// - Parameter limit: how many visitors are remembered at least, if there are that many.
  init(limit: Int = 50_000) { self.limit = max(1, limit) }

  func contains(_ visitor: Visitor) -> Bool {
    recent.contains(visitor) || earlier.contains(visitor)
  }

  mutating func insert(_ visitor: Visitor) {
    if recent.count >= limit, !recent.contains(visitor) {
      earlier = recent
      recent = []
    }
    recent.insert(visitor)
  }
}

/// How often each of many may do something: a number of times at once, and as often again in each minute.
///
/// Who does nothing for a minute may do it as often as in the beginning. If there are very many, those who weren't seen
/// for the longest time are forgotten, and begin anew.
struct RateTable {
  /// The time in which one time is regained, and all times.
  private let one: Duration
  private let all: Duration
  private let limit: Int
  /// When each has regained all times: those who were seen lately, and those who were seen before them. When the first
  /// table is full, it takes the place of the second, so that no order has to be kept.
  private var recent: [String: ContinuousClock.Instant] = [:]
  private var earlier: [String: ContinuousClock.Instant] = [:]

  /// - Parameters:
  ///   - perMinute: how often each may do it in a minute. A number of less than 1 counts as 1.
  ///   - limit: how many are remembered at least, if there are that many, and half of how many are at most.
  init(perMinute: Int, limit: Int = 20_000) {
    all = .seconds(60)
    one = all / max(1, perMinute)
    self.limit = max(1, limit)
  }

  /// The number of those who are remembered.
  var count: Int { recent.count + earlier.count }

  /// Returns the time until one may do it; `nil` if now.
  func wait(_ name: String, at now: ContinuousClock.Instant) -> Duration? {
    let missing = (recent[name] ?? earlier[name]).map { now.duration(to: $0) } ?? .zero
    let wait = missing + one - all
    return wait > .zero ? wait : nil
  }

  /// Counts that one has done it.
  mutating func add(_ name: String, at now: ContinuousClock.Instant) {
    let next = max(now, recent[name] ?? earlier[name] ?? now) + one
    // Who reserves and doesn't come must not make others wait for longer than a minute.
    let full = min(next, now + all * 2)
    if recent.count >= limit, recent[name] == nil {
      earlier = recent
      recent = [:]
    }
    recent[name] = full
  }
}

/// Decides which refusals are told in the log: one a minute of each kind and source, so that an attacker can't fill the
/// log.
///
/// ```swift
/// var log = RefusalLog()
/// if let unsaid = log.add("socket", from: "192.0.2.1", at: .now) { print("Refused, \(unsaid) more before") }
/// ```
package struct RefusalLog {
  private struct Key: Hashable {
    let kind: String
    let source: String
  }

  package static let interval = Duration.seconds(60)

  private let limit: Int
  private var start: ContinuousClock.Instant?
  /// How often each was refused, after the one that was told, in this minute and in the one before.
  private var unsaid: [Key: Int] = [:]
  private var unsaidBefore: [Key: Int] = [:]

  /// - Parameter limit: the largest number of refusals that are told in a minute, of all kinds and sources.
  package init(limit: Int = 100) { self.limit = limit }

  /// Adds a refusal.
  ///
  /// - Returns: how many refusals of this kind and source in the minute before weren't told, if this one is to be told;
  ///   otherwise `nil`.
  package mutating func add(
    _ kind: String,
    from source: String,
    at now: ContinuousClock.Instant
  ) -> Int? {
    if start.map({ now - $0 >= Self.interval }) ?? true {
      start = now
      unsaidBefore = unsaid
      unsaid = [:]
    }
    let key = Key(kind: kind, source: source)
    if let count = unsaid[key] {
      unsaid[key] = count + 1
      return nil
    }
    guard unsaid.count < limit else { return nil }
    unsaid[key] = 0
    return unsaidBefore[key] ?? 0
  }
}

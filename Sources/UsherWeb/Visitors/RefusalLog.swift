/// Decides which refusals are told in the log: one a minute of each kind and source, so that an attacker can't fill the
/// log. Those that aren't told are counted, and a later line says how many they were.
///
/// ```swift
/// var log = RefusalLog()
/// if let unsaid = log.add("socket", from: "192.0.2.1", at: .now) { print("Refused. \(unsaid)") }
/// ```
package struct RefusalLog {
  /// How many refusals weren't told before the one that is.
  package struct Unsaid: Equatable, CustomStringConvertible {
    /// Those of the same kind and source.
    package var alike = 0
    /// All others, of which no line has said how many they were.
    package var others = 0

    /// The text for the end of a line; empty if there were none.
    package var description: String {
      let alike = alike > 0 ? "\(alike) more of the kind" : nil
      let others = others > 0 ? "\(others) others" : nil
      let parts = [alike, others].compactMap { $0 }
      return parts.isEmpty ? "" : "(Before, \(parts.joined(separator: " and ")) weren't told.)"
    }
  }

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
  /// How many lines of each kind were told in this minute.
  private var told: [String: Int] = [:]
  /// How many refusals were of a kind and source too many, or belong to a minute before these two.
  private var others = 0

  /// - Parameter limit: the largest number of refusals of a kind that are told in a minute, of all sources.
  package init(limit: Int = 100) { self.limit = limit }

  /// Adds a refusal.
  ///
  /// - Returns: how many refusals weren't told before, if this one is to be told; otherwise `nil`.
  package mutating func add(
    _ kind: String,
    from source: String,
    at now: ContinuousClock.Instant
  ) -> Unsaid? {
    if start.map({ now - $0 >= Self.interval }) ?? true {
      start = now
      others += unsaidBefore.values.reduce(0, +)
      unsaidBefore = unsaid
      unsaid = [:]
      told = [:]
    }
    let key = Key(kind: kind, source: source)
    if let count = unsaid[key] {
      unsaid[key] = count + 1
      return nil
    }
    guard told[kind, default: 0] < limit else {
      others += 1
      return nil
    }
    unsaid[key] = 0
    told[kind, default: 0] += 1
    defer { others = 0 }
    return Unsaid(alike: unsaidBefore.removeValue(forKey: key) ?? 0, others: others)
  }
}

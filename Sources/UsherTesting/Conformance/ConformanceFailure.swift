/// A sequence of steps after which a host, or Usher, wasn't what it must be.
public struct ConformanceFailure: Sendable, CustomStringConvertible {
  /// The seed it came from.
  public let seed: UInt64
  /// The number of the sequence with that seed.
  public let sequence: Int
  /// What kind of app and host it was, in words.
  public let setup: String
  /// The steps that matter, in order.
  public let script: [ConformanceStep]
  /// What was wrong after the last one.
  public let problem: String

  /// The script, and what was wrong after it.
  public var description: String {
    let steps = script.isEmpty ? "  (none)" : script.map { "  .\($0)" }.joined(separator: "\n")
    return """
      Seed \(seed), sequence \(sequence), \(setup): after these steps
      \(steps)
      \(problem)
      """
  }
}

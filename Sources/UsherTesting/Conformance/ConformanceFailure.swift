/// A failure that the ``ConformanceSuite`` has found: a sequence of steps, and the problem after the last step. The
/// cause is in the host, or in Usher itself.
///
/// ```swift
/// let failure = await ConformanceSuite(seed: 7).run(sequences: 100)
/// if let failure { print(failure.problem, failure.script) }
/// ```
public struct ConformanceFailure: Sendable, CustomStringConvertible {
  /// The seed of the suite.
  public let seed: UInt64
  /// The number of the sequence, from 0.
  public let sequence: Int
  /// The kind of app and host that the sequence ran on, in words: tabs, sidebars, width, late drawing.
  public let setup: String
  /// The steps that are needed for the failure, in order.
  public let script: [ConformanceStep]
  /// The problem after the last step.
  public let problem: String

  /// The failure as text, with all values above.
  public var description: String {
    let steps = script.isEmpty ? "  (none)" : script.map { "  .\($0)" }.joined(separator: "\n")
    return """
      Seed \(seed), sequence \(sequence), \(setup): after these steps
      \(steps)
      \(problem)
      """
  }
}

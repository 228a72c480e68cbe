public import Usher

/// A test of a host: it does random sequences of steps, and after each step it compares the host with a model of the
/// right behaviour.
///
/// ```swift
/// let failure = await ConformanceSuite(seed: 7).run(sequences: 10_000)     // the headless host
/// #expect(failure == nil, "\(failure!)")
/// ```
///
/// The steps are what a person and an app's code can do: push, present and replace screens; start and end flows; use
/// tabs, sidebars, prompts, guards, gates and links; tap and type, also on covered screens; make gestures, also such
/// that are cancelled, reported twice or too late; cancel work; make the window wide or narrow, or close it.
///
/// After each step the host, the navigation and the model must show the same screens; the end of each ended flow must
/// have been reported exactly once; no object may leak. A sequence that fails is shortened to the steps that are needed
/// for the failure.
public struct ConformanceSuite {
  /// A closure that makes a host on the actor `isolation`. The closure must call `start` with the host's navigation
  /// before the host shows anything.
  public typealias MakeHost = (
    _ isolation: any Actor,
    _ start: @escaping (Navigation) -> Void
  ) -> any ConformanceHost

  /// The seed of all random sequences: the same seed gives the same sequences.
  public let seed: UInt64
  /// The highest number of random steps in a sequence. A step that only completes another one, for example the end of a
  /// gesture right after its begin, isn't counted.
  public let steps: Int
  private let makeHost: MakeHost

  /// Makes a suite for a host.
  ///
  /// ```swift
  /// let suite = ConformanceSuite(seed: 7) { isolation, start in
  ///   let navigation = Navigation(on: isolation)
  ///   start(navigation)
  ///   return HeadlessHost(navigation)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - seed: the seed of all random sequences.
  ///   - steps: the highest number of random steps in a sequence.
  ///   - makeHost: makes a host; called for each sequence. By default it makes a ``HeadlessHost``.
  public init(
    seed: UInt64,
    steps: Int = 16,
    makeHost: @escaping MakeHost = { isolation, start in
      let navigation = Navigation(on: isolation)
      start(navigation)
      return HeadlessHost(navigation)
    }
  ) {
    self.seed = seed
    self.steps = steps
    self.makeHost = makeHost
  }

  /// Runs sequences until one fails.
  ///
  /// - Parameters:
  ///   - sequences: the highest number of sequences to run.
  ///   - isolation: the actor of the host and the app; by default the caller's actor.
  /// - Returns: the first failure, with a shortened script; `nil` when all sequences pass.
  public func run(
    sequences: Int,
    isolation: isolated any Actor = #isolation
  ) async -> ConformanceFailure? {
    for sequence in 0..<sequences {
      var random = SplitMix(state: seed &* 0xd6e8_feb8_6659_fd93 ^ UInt64(sequence) << 20)
      let setup = ConformanceSetup.random(using: &random)
      let count = Int.random(in: 1...steps, using: &random)
      let script = (0..<count).flatMap { _ in ConformanceStep.randomSteps(setup, using: &random) }
      guard let found = await check(script, setup, isolation) else { continue }
      let short = await shorten(Array(script.prefix(found.step + 1)), setup, isolation)
      let again = await check(short, setup, isolation)?.problem
      let problem = again ?? "\(found.problem)\n\(Self.unsteady)"
      return ConformanceFailure(
        seed: seed,
        sequence: sequence,
        setup: setup.words,
        script: short,
        problem: problem
      )
    }
    return nil
  }

  private func check(
    _ script: [ConformanceStep],
    _ setup: ConformanceSetup,
    _ isolation: isolated any Actor
  ) async -> (step: Int, problem: String)? {
    await ConformanceRun(setup, on: isolation, makeHost).run(script)
  }

  private static let unsteady =
    "The script passed the second time. The host may draw in a later turn: see ConformanceHost.update()."

  /// Returns the script without steps that aren't needed for the failure: leaves out halves, then quarters and so on of
  /// the steps, if the script fails without them, too.
  private func shorten(
    _ script: [ConformanceStep],
    _ setup: ConformanceSetup,
    _ isolation: isolated any Actor
  ) async -> [ConformanceStep] {
    var script = script
    var size = script.count / 2
    while size > 0 {
      var start = 0
      while start < script.count {
        var shorter = script
        shorter.removeSubrange(start..<min(start + size, script.count))
        if await check(shorter, setup, isolation) != nil { script = shorter } else { start += size }
      }
      size /= 2
    }
    return script
  }
}

/// A small generator of random numbers, with the same numbers on all platforms (SplitMix64; Steele, Lea and Flood
/// 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

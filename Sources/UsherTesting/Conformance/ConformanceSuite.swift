public import Usher

/// Holds a host against a model of what it must show, under random sequences of everything a person and an
/// app's code can do: push, present, start and end flows, replace, tabs, sidebars, prompts, guards, gates, links, taps and
/// typing on what is covered, gestures that are let go of, reported twice or too late, work that is cancelled, a window that
/// becomes wide or narrow or is closed.
///
/// ```swift
/// let failure = await ConformanceSuite(seed: 7).run(sequences: 10_000)     // the headless host
/// #expect(failure == nil, "\(failure!)")
/// ```
///
/// After each step host, navigation and model must show the same; each flow's end must have been told
/// exactly once; nothing may leak. A sequence that fails is shortened to the steps that matter.
public struct ConformanceSuite {
  /// Makes a host on an actor; it calls `start` with its navigation before it shows anything.
  public typealias MakeHost = (
    _ isolation: any Actor,
    _ start: @escaping (Navigation) -> Void
  ) -> any ConformanceHost

  /// What all random sequences follow from.
  public let seed: UInt64
  /// How many steps the longest sequence has.
  public let steps: Int
  private let makeHost: MakeHost

  /// A suite for a host.
  ///
  /// - Parameters:
  ///   - seed: what all random sequences follow from.
  ///   - steps: how many steps the longest sequence has.
  ///   - makeHost: makes the host; by default the headless one.
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
  /// - Parameter isolation: the actor all of it runs on; the caller's.
  /// - Returns: the failure, or `nil`.
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
    "It didn't fail a second time: does the host draw in a later turn? See ConformanceHost.update()."

  /// Leaves out halves, quarters and so on of the steps, as long as it fails without them.
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

/// A small generator of random numbers, the same everywhere (SplitMix64, Steele, Lea and Flood 2014).
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

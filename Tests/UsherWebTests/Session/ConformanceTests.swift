import Testing
import Usher
import UsherTesting
import WebTesting

@testable import UsherWeb

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Conformance of pages", .serialized)
struct ConformanceTests {
  /// How many sequences each seed gives: few by default, many where `CONFORMANCE` says so.
  static let sequences =
    ProcessInfo.processInfo.environment["CONFORMANCE"].flatMap { Int($0) }.map { $0 / 10 } ?? 40

  @Test("whatever happens in whatever order, the browser shows what it must", arguments: 1...10)
  func page(_ seed: UInt64) async {
    await Isolated().check(seed, sequences: Self.sequences)
  }

  @Test("a page that loses a frame is found out")
  func mutant() async throws {
    let failure = try #require(await Isolated().failure(of: 1, sequences: 1000, losesFrames: true))
    #expect(failure.problem.hasPrefix("the host shows"))
    #expect(failure.script.count < 4)
  }
}

private actor Isolated {
  /// In small parts, so that other tests have their turn.
  func check(_ seed: UInt64, sequences: Int) async {
    for part in 0..<UInt64(sequences) {
      if let failure = await failure(of: seed << 32 | part, sequences: 1) {
        Issue.record("\(failure)")
        return
      }
      await Task.yield()
    }
  }

  func failure(of seed: UInt64, sequences: Int, losesFrames: Bool = false) async
    -> ConformanceFailure?
  {
    await ConformanceSuite(seed: seed) { PageHost(on: $0, start: $1, losesFrames: losesFrames) }
      .run(sequences: sequences)
  }
}

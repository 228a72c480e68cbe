import Testing
import UsherTesting

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Conformance", .serialized)
struct ConformanceTests {
  /// How many sequences each seed gives: few by default, many where `CONFORMANCE` says so.
  static let sequences =
    ProcessInfo.processInfo.environment["CONFORMANCE"].flatMap { Int($0) } ?? 400

  @Test(
    "whatever happens in whatever order, the headless host shows what it must",
    arguments: 1...10
  )
  func headless(_ seed: UInt64) async {
    await Isolated().check(seed, sequences: Self.sequences)
  }
}

private actor Isolated {
  /// In small parts, so that other tests have their turn.
  func check(_ seed: UInt64, sequences: Int) async {
    for part in 0..<UInt64(sequences / 4) {
      if let failure = await ConformanceSuite(seed: seed << 32 | part).run(sequences: 4) {
        Issue.record("\(failure)")
        return
      }
      await Task.yield()
    }
  }
}

import Foundation
import GTK
import Testing
import UsherTesting

extension GTKTests {
  @Suite("Conformance of the windows")
  struct ConformanceTests {
    /// The number of sequences for each seed: 400, or the number in the environment variable `CONFORMANCE`.
    static let sequences =
      ProcessInfo.processInfo.environment["CONFORMANCE"].flatMap { Int($0) } ?? 400

    init() { #expect(Toolkit.begin(), "There is no display.") }

    @Test(
      "whatever happens in whatever order, the window shows what it must",
      arguments: 1...5 as ClosedRange<UInt64>
    )
    func unmapped(_ seed: UInt64) async { await run(seed, Self.sequences, isPresented: false) }

    @Test(
      "the same while a person sees the window, with the keyboard where it must be",
      arguments: 6...7 as ClosedRange<UInt64>
    )
    func presented(_ seed: UInt64) async { await run(seed, Self.sequences / 20, isPresented: true) }

    @Test(
      "rows come, go, move and change, and the list shows the right ones",
      arguments: 1...5 as ClosedRange<UInt64>
    )
    func lists(_ seed: UInt64) {
      let failure = ListSuite(seed: seed).run(sequences: Self.sequences / 10) { TableTester() }
      #expect(failure == nil, "\(failure ?? "")")
    }

    @Test(
      "the same in content for each element of a short list",
      arguments: 1...5 as ClosedRange<UInt64>
    )
    func shortLists(_ seed: UInt64) {
      let failure = ListSuite(seed: seed).run(sequences: Self.sequences / 10) { ForEachTester() }
      #expect(failure == nil, "\(failure ?? "")")
    }

    private func run(_ seed: UInt64, _ sequences: Int, isPresented: Bool) async {
      let suite = ConformanceSuite(seed: seed) { _, start in
        MainActor.assumeIsolated { WindowTester(start, isPresented: isPresented) }
      }
      let failure = await suite.run(sequences: sequences, isolation: MainActor.shared)
      #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
    }
  }
}

import Foundation
import UsherTesting

/// Ends with 0 when the conformance suite finds something wrong.
@main
struct Hunt {
  @MainActor static func main() async {
    for seed in UInt64(1)...10 {
      guard let failure = await ConformanceSuite(seed: seed).run(sequences: 1000) else { continue }
      print("seed \(seed), sequence \(failure.sequence), \(failure.script.count) steps")
      return
    }
    exit(1)
  }
}

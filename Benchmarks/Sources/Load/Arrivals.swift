import Foundation

/// Times at which events are due, at random but with a rate, and the page of each: as many people send them who know nothing
/// of each other. The same in each run.
struct Arrivals {
  private let rate: Double
  private let pages: Int
  private var state: UInt64 = 1
  /// When the next event is due, in seconds since the beginning.
  private(set) var due = 0.0
  /// The page of the next event.
  private(set) var page = 0

  init(rate: Int, pages: Int) {
    self.rate = Double(rate)
    self.pages = pages
    advance()
  }

  mutating func advance() {
    due -= log(1 - Double(random() >> 11) / Double(1 << 53)) / rate
    page = Int(random() % UInt64(pages))
  }

  /// The next number of SplitMix64.
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

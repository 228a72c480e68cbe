/// A generator of random numbers that gives the same sequence each time, on every machine:
/// SplitMix64, by Steele, Lea and Flood.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// Returns a number below `limit`. The standard library's function may give other numbers in a
  /// new version.
  package mutating func next(below limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }
}

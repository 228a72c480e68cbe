import RandomNumbers

/// Random numbers that are the same for each place and day, on every machine.
struct Draw {
  enum Lot: UInt64 {
    case precipitation = 1
    case strength, clouds, wind
  }

  private let seed: UInt64

  /// Creates the numbers of a place and day. Places within a tenth of a degree get the same
  /// numbers.
  init(latitude: Double, longitude: Double, day: LocalDay) {
    // The date line has two longitudes, 180 and -180.
    let tenths = Int((longitude * 10).rounded())
    seed = [Int((latitude * 10).rounded()), tenths == 1800 ? -1800 : tenths, day.number]
      .reduce(0) { Self.mixed($0 ^ UInt64(bitPattern: Int64($1))) }
  }

  /// The random number of a lot, from 0 to below 1.
  subscript(lot: Lot) -> Double {
    Double(Self.mixed(seed ^ lot.rawValue) >> 11) / 0x1p53
  }

  private static func mixed(_ seed: UInt64) -> UInt64 {
    var random = SplitMix64(seed: seed)
    return random.next()
  }
}

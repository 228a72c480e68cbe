/// A value that depends on the latitude, symmetric on both hemispheres.
///
/// The belts of the atmosphere follow the sun by some degrees. This causes the rainy season of the
/// tropics and the dry summer of the Mediterranean.
struct Belts {
  /// The values at the equator and at every ten degrees to the pole.
  private let values: [Double]

  private static let wandering = 5.0

  init(_ values: Double...) {
    self.values = values
  }

  func value(at latitude: Double, northernSummer: Double) -> Double {
    let distance = min(abs(latitude - Self.wandering * northernSummer), 90)
    let index = Int(distance / 10)
    guard values.indices.contains(index + 1) else { return values.last ?? 0 }
    let part = distance / 10 - Double(index)
    return values[index] * (1 - part) + values[index + 1] * part
  }
}

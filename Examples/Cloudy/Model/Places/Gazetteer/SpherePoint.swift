import Foundation

/// A point on a sphere with the radius 1. Degrees jump at the date line and are close together at
/// the poles; with these coordinates, near places always have near values.
struct SpherePoint: Equatable {
  let x: Double
  let y: Double
  let z: Double

  /// The straight distance through the sphere between opposite points.
  static let diameter = 2.0

  init(latitude: Double, longitude: Double) {
    let (latitude, longitude) = (latitude * .pi / 180, longitude * .pi / 180)
    x = cos(latitude) * cos(longitude)
    y = cos(latitude) * sin(longitude)
    z = sin(latitude)
  }

  /// Returns the straight distance through the sphere, in radii.
  func distance(to other: SpherePoint) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return (dx * dx + dy * dy + dz * dz).squareRoot()
  }
}

import Foundation

/// A point on a sphere with the radius 1. Unlike degrees, which jump at the date line and crowd at
/// the poles, these coordinates are close for whatever is close.
struct SpherePoint: Equatable {
  let x: Double
  let y: Double
  let z: Double

  /// The distance, straight through the sphere, of points on opposite sides.
  static let diameter = 2.0

  init(latitude: Double, longitude: Double) {
    let (latitude, longitude) = (latitude * .pi / 180, longitude * .pi / 180)
    x = cos(latitude) * cos(longitude)
    y = cos(latitude) * sin(longitude)
    z = sin(latitude)
  }

  /// Straight through the sphere.
  func distance(to other: SpherePoint) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return (dx * dx + dy * dy + dz * dz).squareRoot()
  }
}

import Foundation

/// Trigonometric functions with angles in degrees, like in the sources of the formulas.
enum Degrees {
  static func sin(_ degrees: Double) -> Double { Foundation.sin(degrees * .pi / 180) }
  static func cos(_ degrees: Double) -> Double { Foundation.cos(degrees * .pi / 180) }
  static func tan(_ degrees: Double) -> Double { Foundation.tan(degrees * .pi / 180) }
  static func asin(_ sine: Double) -> Double { Foundation.asin(sine) * 180 / .pi }
  static func acos(_ cosine: Double) -> Double { Foundation.acos(cosine) * 180 / .pi }
}

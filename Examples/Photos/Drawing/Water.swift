import Foundation

/// Still water that mirrors the picture above its line, with small waves.
struct Water: Sendable {
  let line: Double
  let tint: Color
  var amount = 0.25
  var movement = 1.0
  let noise = Noise(404)

  func color(_ x: Double, _ y: Double, _ above: (Double, Double) -> Color) -> Color {
    let depth = y - line
    let waves = noise.fractal(x * 9, y * 160 / (0.3 + depth * 6), 3) - 0.5
    let moved = waves * movement * (0.004 + depth * 0.05)
    let mirrored = line - depth * 0.92 - 0.003
    var color = above(x + moved, max(0, mirrored + moved * 1.6))
    color = color.mixed(tint, amount + depth * 0.5)
    // A bright line where the water begins.
    return color.mixed(Color(0xffffff), 0.10 * exp(-depth * 130) + max(0, waves - 0.22) * 0.35)
  }
}

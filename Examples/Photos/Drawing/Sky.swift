import Foundation

/// The sky: a gradient, a sun with its glow, and clouds.
struct Sky: Sendable {
  let gradient: Gradient
  var sun: (x: Double, y: Double)?
  var sunColor = Color(0xfff1cf)
  var sunSize = 0.0
  var glow = 0.35
  var clouds: (color: Color, cover: Double, noise: Noise)?

  func color(_ x: Double, _ y: Double) -> Color {
    var color = gradient.at(y)
    if let clouds {
      let flat = 1 / (0.35 + y)
      let thick = clouds.noise.fractal(x * 2.1 * flat, y * 7 * flat, 6, 0.55)
      color = color.mixed(clouds.color, smooth(1 - clouds.cover, 1.25 - clouds.cover, thick) * 0.85)
    }
    if let sun {
      let distance = hypot(x - sun.x, y - sun.y)
      color = color.mixed(sunColor, exp(-distance * distance / (glow * glow)) * 0.75)
      color = color.mixed(sunColor, exp(-distance / (glow * 0.28)) * 0.5)
      if sunSize > 0 {
        color = color.mixed(Color(0xfffbea), smooth(sunSize, sunSize * 0.9, distance))
      }
    }
    return color
  }
}

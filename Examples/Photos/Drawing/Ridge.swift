import Foundation

/// A row of mountains with its outline. Rock and snow are lit from one side.
struct Ridge: Sendable {
  let noise: Noise
  /// The y of the mountains' feet, and the height of the highest tops above it.
  let base: Double
  let height: Double
  /// The number of tops in the picture, roughly.
  let frequency: Double
  var jaggedness = 0.35
  var lit = Color(0x8a7a6a)
  var shadow = Color(0x3a3f4c)
  var snow = 0.0
  var snowLit = Color(0xffffff)
  var snowShadow = Color(0x9db4d6)
  var haze = Color(0xc8d0da)
  var hazeAmount = 0.0
  /// The single large tops.
  var peaks: [(x: Double, height: Double, width: Double)] = []

  /// Returns the y of the outline at `x`.
  func top(_ x: Double) -> Double {
    var rise = noise.fractal(x * frequency, 0, 6, 0.5) * (1 - jaggedness)
    rise += noise.ridged(x * frequency * 1.7 + 5) * jaggedness
    for peak in peaks {
      let distance = abs(x - peak.x) / peak.width
      let edge = noise.fractal(x * 26 + peak.x * 9, 0, 4) * 0.16
      rise = max(
        rise,
        peak.height * (1 - pow(min(distance, 1), 0.9)) + edge * (1 - min(distance, 1))
      )
    }
    return base - rise * height
  }

  /// Returns the colour of a point of the mountains; `nil` above the outline.
  func color(_ x: Double, _ y: Double) -> Color? {
    let top = top(x)
    guard y > top else { return nil }
    let depth = y - top
    let (u, v) = (x * 14 + noise.at(x * 5, y * 5) * 1.2, y * 9)
    let slope = relief(u + 0.12, v) - relief(u - 0.12, v)
    let light = smooth(-0.2, 0.2, slope + (noise.at(x * 90, y * 90) - 0.5) * 0.1)
    var color = shadow.mixed(lit, light)
    if snow > 0 {
      let line = snow * height * (0.55 + 0.7 * noise.fractal(x * 11, y * 6, 4))
      let cover = smooth(line + 0.03, line - 0.03, depth + (1 - light) * 0.03)
      color = color.mixed(snowShadow.mixed(snowLit, light), cover)
    }
    // The haze is thicker at the feet.
    let air = hazeAmount + (1 - hazeAmount) * 0.45 * smooth(0, height * 1.1, depth)
    return color.mixed(haze, hazeAmount == 0 ? 0 : air)
  }

  private func relief(_ u: Double, _ v: Double) -> Double {
    noise.ridged(u * 0.35 + v * 0.22, v * 0.3 - u * 0.1, 5)
  }
}

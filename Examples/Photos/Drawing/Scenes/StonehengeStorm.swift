import Foundation

/// Standing stones under a storm, in the light of a flash.
struct StonehengeStorm: Scene {
  let name = "hnj"
  private let clouds = Noise(61)
  private let grass = Noise(62)
  private let rough = Noise(63)
  private let ground = 0.80
  /// The left edge, right edge and top of each stone. Some stones lie across a pair of standing ones.
  private let stones: [(left: Double, right: Double, top: Double)] = [
    (0.20, 0.265, 0.50), (0.345, 0.41, 0.505), (0.185, 0.425, 0.462),
    (0.52, 0.59, 0.44), (0.69, 0.76, 0.445), (0.50, 0.78, 0.395),
    (0.86, 0.92, 0.52), (0.99, 1.05, 0.515), (0.845, 1.065, 0.478),
    (1.14, 1.19, 0.60), (1.27, 1.33, 0.55), (0.07, 0.12, 0.62),
  ]

  func color(_ x: Double, _ y: Double) -> Color {
    let hill = ground + 0.012 * sin(x * 3.1) + (grass.at(x * 3) - 0.5) * 0.02
    let blade = hill - grass.at(x * 260) * 0.012
    if y > blade { return field(x, y, hill) }
    if let stone = stone(x, y, hill) { return stone }
    return sky(x, y)
  }

  private func sky(_ x: Double, _ y: Double) -> Color {
    let flat = 1 / (0.25 + y)
    let swirl = clouds.fractal(x * 1.6, y * 2, 3)
    let cloud = clouds.fractal(x * 2.4 * flat + swirl * 2, y * 5 * flat + swirl, 7, 0.56)
    var color = Gradient((0, 0x10141f), (0.4, 0x2b3444), (0.7, 0x6c7480), (0.82, 0xb9a98d)).at(y)
    color = color.mixed(Color(0x0a0d15), smooth(0.45, 0.75, cloud) * 0.8)
    color = color.mixed(Color(0x9aa6bd), smooth(0.52, 0.30, cloud) * 0.35)
    let flash = bolt(x, y)
    let glow = exp(-pow((x - 1.12) / 0.33, 2)) * exp(-pow((y - 0.25) / 0.4, 2))
    color = color.mixed(Color(0xb7c4f2), glow * (0.25 + 0.5 * cloud))
    return color.mixed(Color(0xf4f6ff), flash)
  }

  /// Returns the light of the lightning at a point: a path that jumps to the side, with two branches.
  private func bolt(_ x: Double, _ y: Double) -> Double {
    func path(_ start: Double, _ from: Double, _ to: Double, _ lean: Double, _ seed: UInt64)
      -> Double
    {
      guard y > from, y < to else { return 0 }
      let noise = Noise(seed)
      let center = start + (y - from) * lean + (noise.fractal(y * 22, 0, 5, 0.6) - 0.5) * 0.11
      let distance = abs(x - center)
      let width = 0.0021 * (1 - 0.6 * (y - from) / (to - from))
      return exp(-distance / width) + 0.30 * exp(-distance / 0.02)
    }
    let light =
      path(1.10, 0, ground, 0.06, 71) + 0.6 * path(1.13, 0.28, 0.58, 0.30, 72)
      + 0.5 * path(1.09, 0.38, 0.66, -0.34, 73)
    return min(1, light)
  }

  private func stone(_ x: Double, _ y: Double, _ hill: Double) -> Color? {
    for (index, stone) in stones.enumerated() {
      let isLintel = index < 9 && index % 3 == 2
      let bottom = isLintel ? stone.top + 0.045 : hill + 0.01
      let wobble = (rough.fractal(y * 16 + Double(index) * 5, x * 3, 4) - 0.5) * 0.018
      let cap = (rough.fractal(x * 22 + Double(index) * 3, 0, 4) - 0.5) * 0.016
      guard x > stone.left + wobble, x < stone.right + wobble, y > stone.top + cap,
        y < bottom + cap * 0.5
      else { continue }
      let across = (x - stone.left) / (stone.right - stone.left)
      let grain = rough.fractal(x * 45, y * 45, 5)
      var color = Color(0x0f1219).mixed(Color(0x3d4350), grain * 0.7)
      // The flash is on the right, behind.
      color = color.mixed(Color(0xaab4d2), smooth(0.80, 1.0, across + (grain - 0.5) * 0.3) * 0.5)
      return color.mixed(Color(0x1b1f22), smooth(hill - 0.12, hill, y) * 0.5)
    }
    return nil
  }

  private func field(_ x: Double, _ y: Double, _ hill: Double) -> Color {
    let depth = y - hill
    let blades = grass.fractal(x * 120, y * 26, 4)
    var color = Color(0x1a2318).mixed(Color(0x4c5a34), blades * (0.35 + depth))
    let glow = exp(-pow((x - 1.12) / 0.25, 2)) * exp(-depth * 9)
    color = color.mixed(Color(0xa8b391), glow * 0.45)
    return color * (1 - depth * 1.1)
  }
}

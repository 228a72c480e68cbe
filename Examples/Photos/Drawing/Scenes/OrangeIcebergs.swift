import Foundation

/// Icebergs in still water under an orange evening sky.
struct OrangeIcebergs: Scene {
  let name = "rdz"
  private let sky = Sky(
    gradient: Gradient((0, 0x5b4a78), (0.25, 0xb8627a), (0.45, 0xf58a52), (0.58, 0xffc777)),
    sun: (1.12, 0.53),
    sunColor: Color(0xffd98a),
    sunSize: 0.035,
    glow: 0.42,
    clouds: (Color(0xff8a4d), 0.55, Noise(15))
  )
  private let water = Water(line: 0.60, tint: Color(0x4a3a5e), amount: 0.12, movement: 0.8)
  private let bergs = [
    (x: 0.50, width: 0.36, height: 0.33, seed: UInt64(2)),
    (x: 1.02, width: 0.20, height: 0.16, seed: 4), (x: 0.14, width: 0.17, height: 0.12, seed: 9),
    (x: 1.33, width: 0.15, height: 0.22, seed: 12), (x: 0.78, width: 0.07, height: 0.05, seed: 5),
  ]

  func color(_ x: Double, _ y: Double) -> Color {
    y > water.line ? water.color(x, y, above) : above(x, y)
  }

  private func above(_ x: Double, _ y: Double) -> Color {
    for berg in bergs {
      let place = (x - berg.x) / berg.width
      guard abs(place) < 1 else { continue }
      let noise = Noise(berg.seed)
      let step = noise.at(place * 3.1 + 4) * 0.55 + noise.ridged(place * 2.2 + 8, 0, 4) * 0.5
      let rise = step * pow(1 - place * place, 0.7) * berg.height
      guard y > water.line - rise else { continue }
      let depth = (y - water.line + rise) / berg.height
      let facet = noise.ridged(place * 3 + depth * 1.4, depth * 2.2 - place, 4)
      let side = smooth(-0.5, 0.7, place + (facet - 0.5) * 1.3)
      var color = Color(0x7b93c4).mixed(Color(0xffd2a6), side)
      color = color.mixed(Color(0xfffaf0), smooth(0.5, 0.85, facet) * (0.4 + side * 0.6))
      color = color.mixed(Color(0x49a5c9), smooth(0.4, 1.0, depth) * (1 - side) * 0.7)
      return color
    }
    return sky.color(x, y)
  }
}

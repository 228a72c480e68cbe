import Foundation

/// Green hills, a winding river and snowy mountains under a sky of many colours.
struct MiddleEarth: Scene {
  let name = "pah"
  private let sky = Sky(
    gradient: Gradient((0, 0x2d5fa8), (0.18, 0x7fa7dc), (0.32, 0xe6b9d0), (0.45, 0xffd9a0)),
    sun: (0.30, 0.36),
    sunColor: Color(0xffeec2),
    sunSize: 0.03,
    glow: 0.36,
    clouds: (Color(0xffc3c9), 0.54, Noise(33))
  )
  private let mountains = Ridge(
    noise: Noise(91),
    base: 0.53,
    height: 0.26,
    frequency: 3.6,
    jaggedness: 0.6,
    lit: Color(0xb9a7b8),
    shadow: Color(0x5d668f),
    snow: 0.7,
    haze: Color(0xd9c6d6),
    hazeAmount: 0.30,
    peaks: [(1.06, 1.0, 0.24), (0.86, 0.72, 0.2), (1.3, 0.75, 0.22)]
  )
  private let noise = Noise(92)

  func color(_ x: Double, _ y: Double) -> Color {
    for hill in (0..<6).reversed() { if let color = hillside(x, y, hill) { return color } }
    return mountains.color(x, y) ?? sky.color(x, y)
  }

  private func crest(_ x: Double, _ hill: Int) -> Double {
    let index = Double(hill)
    return 0.50 + index * 0.055 + index * index * 0.012
      + sin(x * (4.6 - index * 0.4) + index * 1.9) * (0.014 + index * 0.009)
      + (noise.at(x * 3 + index * 11) - 0.5) * (0.02 + index * 0.012)
  }

  private func hillside(_ x: Double, _ y: Double, _ hill: Int) -> Color? {
    let crest = crest(x, hill)
    guard y > crest else { return nil }
    let index = Double(hill)
    let depth = y - crest
    let slope = self.crest(x - 0.02, hill) - self.crest(x + 0.02, hill)
    let meadow = noise.fractal(x * (26 - index * 2), y * (40 - index * 3), 5)
    var color = Color(0x3c6b2f).mixed(
      Color(0x9cc04a),
      smooth(-0.02, 0.02, slope) * 0.6 + meadow * 0.4
    )
    color = color.mixed(Color(0xe6dd7a), smooth(0.012, 0, depth) * 0.5)
    if hill >= 4 {
      let flower = noise.random(Int(x * 420), Int(y * 420 + depth * 60))
      if flower > 0.985 {
        color = color.mixed(
          [Color(0xf6d64a), Color(0xe86b8f), Color(0xffffff)][Int(flower * 30_000) % 3],
          0.8
        )
      }
    }
    if let river = river(x, y) { color = color.mixed(river.color, river.cover) }
    return color.mixed(Color(0xdcd9c3), max(0, 0.52 - index * 0.13) + smooth(0, 0.3, depth) * 0.04)
  }

  /// Returns the colour of the river and how much it covers the point; `nil` beside the river. Its bends widen towards
  /// the viewer.
  private func river(_ x: Double, _ y: Double) -> (color: Color, cover: Double)? {
    let near = (y - 0.55) / 0.45
    guard near > 0 else { return nil }
    let center = 0.78 + sin(near * 7.5 + 0.6) * (0.05 + near * 0.17) - near * 0.18
    let width = 0.006 + near * near * 0.085
    let edge = (noise.fractal(x * 12, y * 30, 3) - 0.5) * width * 0.5
    let cover = smooth(width, width * 0.86, abs(x - center + edge))
    guard cover > 0 else { return nil }
    let shine = noise.fractal(x * 10, y * 120, 3)
    return (Color(0x3f7fae).mixed(Color(0xf9d9c0), 0.35 + smooth(0.5, 0.8, shine) * 0.5), cover)
  }
}

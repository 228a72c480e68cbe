import Foundation

/// White gypsum dunes with blue shadows.
struct WhiteSands: Scene {
  let name = "gbh"
  private let sky = Sky(
    gradient: Gradient((0, 0x3b78b8), (0.25, 0x86b4da), (0.42, 0xe8dcd2), (0.5, 0xf6e3cf)),
    sun: (0.15, 0.4),
    sunColor: Color(0xfff0da),
    glow: 0.35,
    clouds: (Color(0xffffff), 0.42, Noise(18))
  )
  private let far = Ridge(
    noise: Noise(40),
    base: 0.47,
    height: 0.10,
    frequency: 4.5,
    lit: Color(0xa7a6bd),
    shadow: Color(0x7680a3),
    haze: Color(0xd5cfd6),
    hazeAmount: 0.5
  )
  private let noise = Noise(41)

  func color(_ x: Double, _ y: Double) -> Color {
    for dune in (0..<6).reversed() { if let color = sand(x, y, dune) { return color } }
    return far.color(x, y) ?? sky.color(x, y)
  }

  private func crest(_ x: Double, _ dune: Int) -> Double {
    let index = Double(dune)
    let base = 0.455 + index * index * 0.017 + index * 0.03
    let swing = 0.012 + index * 0.017
    return base + sin(x * (5.4 - index * 0.55) + index * 2.1) * swing
      + (noise.at(x * 2.2 + index * 9) - 0.5) * swing * 2.2
  }

  private func sand(_ x: Double, _ y: Double, _ dune: Int) -> Color? {
    let crest = crest(x, dune)
    guard y > crest else { return nil }
    let index = Double(dune)
    let depth = y - crest
    let slope = self.crest(x + 0.01, dune) - self.crest(x - 0.01, dune)
    let edge = noise.at(x * 3 + index * 5) * 0.03
    let reach = smooth(-0.0008, 0.0022, slope) * (0.10 + index * 0.05) + 0.0001
    let lee = smooth(1, 0.55, (depth - edge * 0.3) / reach)
    var color = Color(0xfbf4ea).mixed(Color(0xe9dfd8), smooth(0, 0.3, depth))
    let warp = noise.fractal(x * 5, y * 7, 3) * 9
    let ripple = sin((y * (240 - index * 26) + x * 26 + warp) * (1 - depth * 0.25))
    color *= 1 - 0.035 * (ripple * 0.5 + 0.5) * smooth(0, 0.03, depth)
    color = color.mixed(Color(0x7f9bcb), lee * 0.9)
    color = color.mixed(Color(0xc9d3e6), smooth(0.10, 0.5, depth) * 0.45)
    return color.mixed(Color(0xf3e6da), max(0, 0.5 - index * 0.12))
  }
}

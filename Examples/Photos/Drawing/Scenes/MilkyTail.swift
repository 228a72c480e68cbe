import Foundation

/// The Milky Way rising from behind a dark ridge.
struct MilkyTail: Scene {
  let name = "dfc"
  private let clouds = Noise(51)
  private let dust = Noise(52)
  private let stars = Noise(53)
  private let ridge = Ridge(
    noise: Noise(23),
    base: 1.02,
    height: 0.26,
    frequency: 2.4,
    jaggedness: 0.5,
    lit: Color(0x10141f),
    shadow: Color(0x05070c)
  )

  func color(_ x: Double, _ y: Double) -> Color {
    if let rock = ridge.color(x, y) { return rock }
    var color = Gradient((0, 0x060a1c), (0.5, 0x0d1a3a), (0.8, 0x1d3557), (1, 0x3c5a6b)).at(y)
    // The position of the point along and across the band of the Milky Way.
    let along = (x - 0.35) * 0.55 + (0.9 - y) * 0.84
    let across = (x - 0.55 - (0.85 - y) * 0.62) + (clouds.fractal(x * 2, y * 2, 3) - 0.5) * 0.16
    let width = 0.10 + along * 0.09
    let band = exp(-pow(across / width, 2))
    let cloud = clouds.fractal(x * 5, y * 5, 6, 0.6)
    let lane =
      smooth(0.48, 0.66, dust.fractal(x * 4 + 9, y * 4, 6, 0.58))
      * exp(-pow(across / (width * 0.7), 2))
    let light = band * (0.18 + 0.95 * smooth(0.35, 0.75, cloud)) * (1 - lane * 0.85)
    color = color.mixed(Color(0x9fb0dd), light * 0.62)
    color = color.mixed(Color(0xf4d3b5), light * band * smooth(0.5, 0.8, cloud) * 0.75)
    color = color.mixed(Color(0x7d4a86), band * lane * 0.22)
    for scale in [70.0, 150.0, 340.0] { color += starlight(x, y, scale, band) }
    return color.mixed(Color(0xe0a96a), exp(-pow((y - 0.86) / 0.1, 2)) * 0.28)
  }

  private func starlight(_ x: Double, _ y: Double, _ scale: Double, _ band: Double) -> Color {
    let (column, row) = (Int(x * scale), Int(y * scale))
    let key = Int(scale) * 7919
    let chance = stars.random(column + key, row)
    guard chance > 0.93 - band * 0.25 * (scale / 340) else { return .zero }
    let place = (
      x: (Double(column) + 0.2 + 0.6 * stars.random(column + key, row + 5000)) / scale,
      y: (Double(row) + 0.2 + 0.6 * stars.random(column + key, row + 9000)) / scale
    )
    let bright = pow(stars.random(column + key, row + 300), 3.2) * (70 / scale + 0.3) + 0.08
    let size = 0.0009 + 0.0011 * bright
    let distance = hypot(x - place.x, y - place.y)
    let hue = Color(0xbcd0ff).mixed(Color(0xffdcb4), stars.random(column, row + 777))
    return hue * (exp(-distance * distance / (size * size)) * min(1, bright * 1.5))
  }
}

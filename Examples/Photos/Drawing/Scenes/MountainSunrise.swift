import Foundation

/// Layer behind layer of blue mountains, with the sun just up.
struct MountainSunrise: Scene {
  let name = "jkr"
  private let sky = Sky(
    gradient: Gradient((0, 0x4f7fb5), (0.2, 0x9cb7d3), (0.38, 0xf3cfae), (0.52, 0xffb777)),
    sun: (0.82, 0.40),
    sunColor: Color(0xffdf9f),
    sunSize: 0.045,
    glow: 0.46,
    clouds: (Color(0xffe3c4), 0.40, Noise(26))
  )
  private let ridges = (0..<7).map { layer in
    let near = Double(layer) / 6
    let tone = Color(0xd79a86).mixed(Color(0x16243f), pow(near, 0.75))
    return Ridge(
      noise: Noise(UInt64(80 + layer)),
      base: 0.52 + near * 0.56,
      height: 0.13 + near * 0.16,
      frequency: 4.2 - near * 2.2,
      jaggedness: 0.25,
      lit: tone * 1.12,
      shadow: tone * 0.88,
      haze: Color(0xf6c59a).mixed(Color(0x6d86a8), near),
      hazeAmount: 0.34 - near * 0.26
    )
  }

  func color(_ x: Double, _ y: Double) -> Color {
    for ridge in ridges.reversed() {
      guard let color = ridge.color(x, y) else { continue }
      let distance = hypot(x - 0.82, (y - 0.40) * 1.3)
      return color.mixed(Color(0xffcf8f), exp(-distance * distance / 0.10) * 0.45)
    }
    return sky.color(x, y)
  }
}

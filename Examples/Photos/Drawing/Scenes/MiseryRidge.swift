/// A rugged ridge in the last golden light.
struct MiseryRidge: Scene {
  let name = "pli"
  private let sky = Sky(
    gradient: Gradient((0, 0x3f6ea3), (0.3, 0x9db6c9), (0.5, 0xf6cf9a), (0.7, 0xf3a765)),
    sun: (0.22, 0.47),
    sunColor: Color(0xffe0a3),
    sunSize: 0.028,
    glow: 0.38,
    clouds: (Color(0xffd9b0), 0.45, Noise(3))
  )
  private let ridges = [
    Ridge(
      noise: Noise(11),
      base: 0.62,
      height: 0.18,
      frequency: 3.2,
      lit: Color(0xc79a7c),
      shadow: Color(0x7d7384),
      haze: Color(0xf1bf8d),
      hazeAmount: 0.62
    ),
    Ridge(
      noise: Noise(21),
      base: 0.76,
      height: 0.40,
      frequency: 2.1,
      jaggedness: 0.5,
      lit: Color(0xcf8a55),
      shadow: Color(0x4f4453),
      haze: Color(0xe9a974),
      hazeAmount: 0.34,
      peaks: [(0.95, 0.98, 0.42), (0.66, 0.74, 0.25), (1.24, 0.7, 0.28)]
    ),
    Ridge(
      noise: Noise(7),
      base: 0.95,
      height: 0.36,
      frequency: 2.6,
      jaggedness: 0.55,
      lit: Color(0xb8672f),
      shadow: Color(0x2e2732),
      haze: Color(0xb77f5d),
      hazeAmount: 0.10
    ),
    Ridge(
      noise: Noise(5),
      base: 1.12,
      height: 0.30,
      frequency: 3.4,
      jaggedness: 0.3,
      lit: Color(0x5b3a26),
      shadow: Color(0x15121a)
    ),
  ]

  func color(_ x: Double, _ y: Double) -> Color {
    for ridge in ridges.reversed() { if let color = ridge.color(x, y) { return color } }
    return sky.color(x, y)
  }
}

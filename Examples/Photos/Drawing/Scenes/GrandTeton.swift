import Foundation

/// The Teton peaks over a lake, in the evening or in the morning.
struct GrandTeton: Scene {
  let name: String
  private let sky: Sky
  private let far: Ridge
  private let peaks: Ridge
  private let forest: Ridge
  private let water: Water
  private let mist: (color: Color, amount: Double)

  private static let tops = [
    (x: 0.72, height: 1.0, width: 0.24), (x: 0.56, height: 0.72, width: 0.17),
    (x: 0.90, height: 0.80, width: 0.19), (x: 0.36, height: 0.55, width: 0.20),
    (x: 1.12, height: 0.58, width: 0.22), (x: 1.34, height: 0.46, width: 0.2),
  ]

  static let sunset = GrandTeton(
    name: "jyg",
    sky: Sky(
      gradient: Gradient((0, 0x273a6b), (0.25, 0x6d5a93), (0.45, 0xe58a6b), (0.62, 0xffc36b)),
      sun: (1.05, 0.5),
      sunColor: Color(0xffc07a),
      glow: 0.5,
      clouds: (Color(0xff9c66), 0.56, Noise(8))
    ),
    rock: (Color(0xd08a72), Color(0x3b2f52)),
    snow: (Color(0xffd2b8), Color(0x8574a3)),
    haze: (Color(0xd98f78), 0.14),
    forest: (Color(0x2a2438), Color(0x14121f)),
    water: Water(line: 0.70, tint: Color(0x2b2748), amount: 0.22),
    mist: (Color(0xf0a58a), 0.25)
  )

  static let sunrise = GrandTeton(
    name: "aqs",
    sky: Sky(
      gradient: Gradient((0, 0x7fa6d6), (0.3, 0xbcd0e8), (0.5, 0xf7d3d6), (0.65, 0xffe7d8)),
      sun: (0.1, 0.55),
      sunColor: Color(0xffe9dc),
      glow: 0.45,
      clouds: (Color(0xffffff), 0.38, Noise(14))
    ),
    rock: (Color(0xf0a79b), Color(0x66749a)),
    snow: (Color(0xffe9e2), Color(0xa9bbdf)),
    haze: (Color(0xdfd3e2), 0.22),
    forest: (Color(0x5c6f7e), Color(0x33485a)),
    water: Water(line: 0.74, tint: Color(0x8fa9c4), amount: 0.2, movement: 0.6),
    mist: (Color(0xf6eef2), 0.95)
  )

  private init(
    name: String,
    sky: Sky,
    rock: (Color, Color),
    snow: (Color, Color),
    haze: (Color, Double),
    forest: (Color, Color),
    water: Water,
    mist: (Color, Double)
  ) {
    self.name = name
    self.sky = sky
    self.water = water
    self.mist = mist
    far = Ridge(
      noise: Noise(31),
      base: water.line,
      height: 0.2,
      frequency: 3,
      lit: rock.0,
      shadow: rock.1,
      haze: haze.0,
      hazeAmount: 0.6
    )
    peaks = Ridge(
      noise: Noise(17),
      base: water.line + 0.01,
      height: 0.50,
      frequency: 4,
      jaggedness: 0.6,
      lit: rock.0,
      shadow: rock.1,
      snow: 0.62,
      snowLit: snow.0,
      snowShadow: snow.1,
      haze: haze.0,
      hazeAmount: haze.1,
      peaks: Self.tops
    )
    self.forest = Ridge(
      noise: Noise(77),
      base: water.line + 0.005,
      height: 0.055,
      frequency: 16,
      jaggedness: 0.8,
      lit: forest.0,
      shadow: forest.1
    )
  }

  func color(_ x: Double, _ y: Double) -> Color {
    y > water.line ? water.color(x, y, land) : land(x, y)
  }

  private func land(_ x: Double, _ y: Double) -> Color {
    var color = peaks.color(x, y) ?? far.color(x, y) ?? sky.color(x, y)
    let layer = exp(-pow((y - water.line + 0.075) / 0.05, 2))
    color = color.mixed(mist.color, layer * mist.amount * (0.35 + Noise(6).fractal(x * 4, y * 18)))
    if let trees = forest.color(x, y) { color = trees.mixed(mist.color, mist.amount * 0.3) }
    return color
  }
}

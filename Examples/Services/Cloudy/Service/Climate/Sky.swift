/// The cloud cover of a day, and its rain or snow.
///
/// The belts are those of any atlas: rain where the trade winds meet, dry subtropics, the storms of
/// the middle latitudes, dry poles (J. P. Peixoto and A. H. Oort, *Physics of Climate*, 1992). The
/// numbers are our own round ones of this shape, not measured.
struct Sky {
  /// The cloud cover, from 0 to 1.
  let cloudCover: Double
  /// Open-Meteo's weather code: see the table of WMO codes at `WeatherCode` of the app.
  let code: Int

  init(latitude: Double, northernSummer: Double, temperature: Double, draw: Draw) {
    let wet = Self.wetDays.value(at: latitude, northernSummer: northernSummer)
    if draw[.precipitation] < wet {
      cloudCover = 1
      code = Self.precipitation(temperature, strength: draw[.strength])
    } else {
      let usual = Self.cloudiness.value(at: latitude, northernSummer: northernSummer)
      cloudCover = min(max(usual + 0.9 * (draw[.clouds] - 0.5), 0), 1)
      code =
        switch cloudCover {
        case ..<0.15: 0
        case ..<0.4: 1
        case ..<0.7: 2
        default: 3
        }
    }
  }

  /// Returns the weather code of a wet day. At 1 °C, half of the precipitation is snow: K. S.
  /// Jennings and others, "Spatial variation of the rain–snow temperature threshold across the
  /// Northern Hemisphere", Nature Communications 9 (2018), 1148. In hot weather, rain falls in
  /// showers or thunderstorms.
  private static func precipitation(_ temperature: Double, strength: Double) -> Int {
    let degree = strength < 0.6 ? 0 : strength < 0.9 ? 1 : 2
    return switch temperature {
    case ..<1: [71, 73, 75][degree]
    case 20...: [80, 81, 95][degree]
    default: strength < 0.2 ? 51 : [61, 63, 65][degree]
    }
  }

  private static let cloudiness = Belts(
    0.65,
    0.55,
    0.40,
    0.40,
    0.55,
    0.66,
    0.70,
    0.68,
    0.62,
    0.58
  )
  private static let wetDays = Belts(0.55, 0.40, 0.18, 0.15, 0.30, 0.42, 0.45, 0.38, 0.28, 0.20)
}

import Foundation

/// The wind speed ten metres above the ground, in metres per second.
///
/// The belts are those of sailors: calms, trade winds, horse latitudes, and westerlies, which are
/// stronger in winter (J. P. Peixoto and A. H. Oort, *Physics of Climate*, 1992). The numbers are
/// our own round ones for land.
struct Wind {
  /// The mean wind speed of the day.
  let mean: Double

  /// Draws the day's wind from a Rayleigh distribution around the mean of the season (a Weibull
  /// distribution with the shape 2): C. G. Justus and others, "Methods for estimating wind speed
  /// frequency distributions", Journal of Applied Meteorology 17 (1978), 350–353. Extreme calms and
  /// storms are cut off.
  init(latitude: Double, northernSummer: Double, draw: Draw) {
    let winter = -northernSummer * Degrees.sin(latitude)
    let usual =
      Self.speeds.value(at: latitude, northernSummer: northernSummer) * (1 + 0.2 * winter)
    let quantile = 0.05 + 0.9 * draw[.wind]
    mean = usual * 2 / Double.pi.squareRoot() * (-log(1 - quantile)).squareRoot()
  }

  var strongest: Double { mean * (1 + Self.swing) }

  /// Returns the wind speed at an hour: it is highest in the afternoon, because the sun moves the
  /// air.
  func speed(atSolarHour hour: Double) -> Double {
    mean * (1 + Self.swing * cos(2 * .pi * (hour - 14) / 24))
  }

  private static let swing = 0.3
  private static let speeds = Belts(2.0, 3.5, 4.0, 3.2, 4.0, 5.0, 4.8, 4.2, 4.0, 4.0)
}

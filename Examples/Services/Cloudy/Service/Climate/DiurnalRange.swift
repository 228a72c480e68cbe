import Foundation

/// The difference in temperature between afternoon and morning, in degrees Celsius.
enum DiurnalRange {
  /// Returns a range proportional to the daily change of the sun's height, reduced by up to half
  /// under clouds. Measurements show 25 to 50 percent: A. Dai, K. E. Trenberth and T. R. Karl,
  /// "Effects of clouds, soil moisture, precipitation, and water vapor on diurnal temperature
  /// range", Journal of Climate 12 (1999), 2451–2473. At the poles, and without sun, the range is
  /// zero.
  static func value(latitude: Double, declination: Double, cloudCover: Double) -> Double {
    let slope = Degrees.cos(latitude) * Degrees.cos(declination)
    let mean = Degrees.sin(latitude) * Degrees.sin(declination)
    let change = max(0, mean + slope) - max(0, mean - slope)
    return clearTropics * change * (1 - cloudCover / 2)
  }

  /// Returns the difference from the mean of a day, for a range of 1: lowest at three in the
  /// morning by solar time, highest at three in the afternoon.
  static func part(atSolarHour hour: Double) -> Double {
    cos(2 * .pi * (hour - 15) / 24) / 2
  }

  /// The range in the tropics without clouds: a round number for dry land.
  private static let clearTropics = 12.0
}

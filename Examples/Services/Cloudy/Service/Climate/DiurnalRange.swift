import Foundation

/// How much warmer an afternoon is than a morning, in degrees Celsius.
enum DiurnalRange {
  /// As much as the sun's height changes, and up to half of it under clouds, which take 25 to 50
  /// percent: A. Dai, K. E. Trenberth and T. R. Karl, "Effects of clouds, soil moisture,
  /// precipitation, and water vapor on diurnal temperature range", Journal of Climate 12 (1999),
  /// 2451–2473. At the poles, and while there is no sun, there is none.
  static func value(latitude: Double, declination: Double, cloudCover: Double) -> Double {
    let slope = Degrees.cos(latitude) * Degrees.cos(declination)
    let mean = Degrees.sin(latitude) * Degrees.sin(declination)
    let change = max(0, mean + slope) - max(0, mean - slope)
    return clearTropics * change * (1 - cloudCover / 2)
  }

  /// What is added to the mean of a day, of a range of 1: least at three in the morning by solar
  /// time, most at three in the afternoon.
  static func part(atSolarHour hour: Double) -> Double {
    cos(2 * .pi * (hour - 15) / 24) / 2
  }

  /// A round number for dry land.
  private static let clearTropics = 12.0
}

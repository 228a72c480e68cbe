import Foundation

/// The position of the sun in the sky, and the difference between sundials and clocks.
///
/// The equations are those of NOAA's solar calculator (NOAA Global Monitoring Laboratory, "Solar
/// Calculation Details", <https://gml.noaa.gov/grad/solcalc/calcdetails.html>), which are the
/// low-accuracy ones in Jean Meeus, *Astronomical Algorithms*. They are exact to about a minute,
/// from 1800 to 2100.
struct SolarPosition {
  /// The declination in degrees, north positive.
  let declination: Double
  /// Apparent minus mean solar time, in minutes.
  let equationOfTime: Double

  init(at date: Date) {
    // Julian centuries since noon of the first of January 2000.
    let t = (date.timeIntervalSince1970 / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
    let meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032)
    let meanAnomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537)
    let eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
    let center =
      Degrees.sin(meanAnomaly) * (1.914602 - t * (0.004817 + t * 0.000014))
      + Degrees.sin(2 * meanAnomaly) * (0.019993 - t * 0.000101)
      + Degrees.sin(3 * meanAnomaly) * 0.000289
    let node = 125.04 - 1934.136 * t
    let longitude = meanLongitude + center - 0.00569 - 0.00478 * Degrees.sin(node)
    let meanObliquity =
      23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60
    let obliquity = meanObliquity + 0.00256 * Degrees.cos(node)

    declination = Degrees.asin(Degrees.sin(obliquity) * Degrees.sin(longitude))
    let y = pow(Degrees.tan(obliquity / 2), 2)
    let minutesPerRadian = 4 * 180 / Double.pi
    equationOfTime =
      minutesPerRadian
      * (y * Degrees.sin(2 * meanLongitude)
        - 2 * eccentricity * Degrees.sin(meanAnomaly)
        + 4 * eccentricity * y * Degrees.sin(meanAnomaly) * Degrees.cos(2 * meanLongitude)
        - y * y / 2 * Degrees.sin(4 * meanLongitude)
        - 1.25 * eccentricity * eccentricity * Degrees.sin(2 * meanAnomaly))
  }
}

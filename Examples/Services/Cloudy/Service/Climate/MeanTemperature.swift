/// The mean temperature of a day, in degrees Celsius.
///
/// The formula has the form of the energy balance models of G. R. North, R. F. Cahalan and J. A.
/// Coakley ("Energy balance climate models", Reviews of Geophysics and Space Physics 19 (1981),
/// 91–121). It is a sum of Legendre polynomials of the sine of the latitude: the mean of the globe,
/// the second polynomial for the difference between equator and poles, and the first one,
/// multiplied by the season, for the difference between summer and winter. The coefficients are our
/// own rounded numbers. They fit the known means of the parallels between the polar circles to a
/// few degrees; the real poles are colder.
///
/// The model has no oceans and currents: real western Europe is warmer, and real Siberia is colder
/// in winter.
enum MeanTemperature {
  /// - Parameter elevation: The elevation in metres.
  static func value(latitude: Double, elevation: Double, northernSummer: Double) -> Double {
    let sine = Degrees.sin(latitude)
    let second = (3 * sine * sine - 1) / 2
    return globe + equatorToPole * second + summerToWinter * northernSummer * sine
      - lapse * elevation
  }

  private static let globe = 15.0
  private static let equatorToPole = -26.0
  private static let summerToWinter = 13.0
  /// The decrease per metre, from the U.S. Standard Atmosphere (1976): 6.5 degrees per kilometre.
  private static let lapse = 0.0065
}

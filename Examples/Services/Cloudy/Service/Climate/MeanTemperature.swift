/// How warm a day is on average, in degrees Celsius.
///
/// The form is that of the energy balance models of G. R. North, R. F. Cahalan and J. A. Coakley
/// ("Energy balance climate models", Reviews of Geophysics and Space Physics 19 (1981), 91–121): of
/// Legendre's polynomials of the sine of the latitude, the mean of the globe, the second for the
/// difference between equator and poles, and the first, with the seasons, for that between summer
/// and winter. The numbers are rounded ones of ours that fit what is known of the parallels between
/// the polar circles to a few degrees. The poles are colder.
///
/// There are neither oceans nor currents: western Europe is warmer than this, and Siberia colder in
/// winter.
enum MeanTemperature {
  /// - Parameter elevation: in metres.
  static func value(latitude: Double, elevation: Double, northernSummer: Double) -> Double {
    let sine = Degrees.sin(latitude)
    let second = (3 * sine * sine - 1) / 2
    return globe + equatorToPole * second + summerToWinter * northernSummer * sine
      - lapse * elevation
  }

  private static let globe = 15.0
  private static let equatorToPole = -26.0
  private static let summerToWinter = 13.0
  /// The U.S. Standard Atmosphere (1976): 6.5 degrees for each kilometre.
  private static let lapse = 0.0065
}

/// The mean temperatures of the year, January and July in degrees Celsius, from atlases, to a
/// degree or two.
struct City: Sendable {
  let name: String
  let latitude: Double
  let longitude: Double
  let elevation: Double
  let year: Double
  let january: Double
  let july: Double

  init(
    _ name: String,
    _ place: (latitude: Double, longitude: Double, elevation: Double),
    year: Double,
    january: Double,
    july: Double
  ) {
    self.name = name
    (latitude, longitude, elevation) = place
    (self.year, self.january, self.july) = (year, january, july)
  }

  static let all = [
    City("Brussels", (50.85, 4.35, 30), year: 11, january: 4, july: 18),
    City("New York", (40.71, -74.01, 10), year: 13, january: 1, july: 25),
    City("Moscow", (55.76, 37.62, 150), year: 6, january: -7, july: 19),
    City("Singapore", (1.35, 103.82, 15), year: 28, january: 27, july: 28),
    City("Quito", (-0.18, -78.47, 2850), year: 14, january: 14, july: 14),
    City("Sydney", (-33.87, 151.21, 30), year: 18, january: 23, july: 13),
    City("Cape Town", (-33.92, 18.42, 20), year: 17, january: 21, july: 12),
    City("Tokyo", (35.68, 139.69, 20), year: 16, january: 5, july: 26),
    City("Anchorage", (61.22, -149.9, 30), year: 3, january: -8, july: 15),
    City("Honolulu", (21.31, -157.86, 5), year: 25, january: 23, july: 27),
  ]
}

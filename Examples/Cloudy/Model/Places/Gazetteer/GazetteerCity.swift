import Foundation

/// One line of the bundled list of cities.
struct GazetteerCity {
  let name: String
  let region: String
  let countryCode: String
  let latitude: Double
  let longitude: Double
  let population: Int
  let timeZone: String
  let alternateNames: [String]

  static let fieldCount = 9

  /// - Throws: `bundle` if a number is none.
  init(_ line: GazetteerLine) throws(LocationError) {
    name = line.fields[1]
    region = line.fields[2]
    countryCode = line.fields[3]
    latitude = try line.number(4, "latitude")
    longitude = try line.number(5, "longitude")
    population = try line.number(6, "population")
    timeZone = line.fields[7]
    alternateNames = line.fields[8].components(separatedBy: ",")
  }
}

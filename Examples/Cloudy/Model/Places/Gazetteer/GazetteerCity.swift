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

  /// - Throws: `storage` if the line doesn't have the expected fields.
  init(line: String) throws(LocationError) {
    let fields = line.components(separatedBy: "\t")
    guard fields.count == 9, let latitude = Double(fields[4]), let longitude = Double(fields[5]),
      let population = Int(fields[6])
    else { throw .storage("This is no line of a city: \(line)") }
    name = fields[1]
    region = fields[2]
    countryCode = fields[3]
    self.latitude = latitude
    self.longitude = longitude
    self.population = population
    timeZone = fields[7]
    alternateNames = fields[8].components(separatedBy: ",")
  }
}

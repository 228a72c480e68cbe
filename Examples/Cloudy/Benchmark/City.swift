import Foundation

/// A city in the form that a program decodes to search without an index.
struct City {
  let name: String
  let country: String
  let latitude: Double
  let longitude: Double
  let population: Int
  let alternates: [String]
  /// The name and the alternates, in lower case without accents.
  let keys: [String]

  init?(line: String) {
    let fields = line.components(separatedBy: "\t")
    guard fields.count == 9, let latitude = Double(fields[4]), let longitude = Double(fields[5]),
      let population = Int(fields[6])
    else { return nil }
    name = fields[1]
    country = fields[3]
    self.latitude = latitude
    self.longitude = longitude
    self.population = population
    alternates = fields[8].components(separatedBy: ",").filter { !$0.isEmpty }
    keys = ([name] + alternates).map(Self.folded)
  }

  static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

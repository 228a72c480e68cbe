import Foundation
import RandomNumbers

/// A text to search for, and the city that the text was made from.
struct Query {
  enum Kind: String, CaseIterable {
    case beginning = "1 to 8 letters of a name"
    case name = "a name, with its accents"
    case script = "a name in another script"
    case country = "a name and a country"
    case error = "a name with a typing error"
  }

  let kind: Kind
  let text: String
  let city: City

  /// Returns the same queries each time.
  static func all(_ count: Int, of cities: [City]) -> [Query] {
    var random = SplitMix64(seed: 42)
    var queries: [Query] = []
    while queries.count < count {
      let kind = Kind.allCases[queries.count % Kind.allCases.count]
      // Half of the cities are large: people search for these often.
      let range = Bool.random(using: &random) ? 5000 : cities.count
      let city = cities[Int.random(in: 0..<min(range, cities.count), using: &random)]
      if let text = text(kind, city, &random) {
        queries.append(Query(kind: kind, text: text, city: city))
      }
    }
    return queries
  }

  /// The slowest queries: their words occur in very many names, and are repeated.
  static let worst = [
    "s", "a", "sa", "san", "san s", "s s", "a b c", "s a m a", "la la la la", "a b c d e f g",
    "s a m s a m s a m s", "al al al al al al al al al al", "san san san san san san us us us us",
    "saint of the republic of the united states of america", "d d d d d d d d d d", "new a us",
  ]

  private static func text(_ kind: Kind, _ city: City, _ random: inout SplitMix64) -> String? {
    switch kind {
    case .beginning:
      return String(city.name.prefix(Int.random(in: 1...8, using: &random))).lowercased()
    case .name:
      return city.name
    case .script:
      return city.alternates.filter { $0.unicodeScalars.contains { $0.value > 0x36F } }
        .randomElement(using: &random)
    case .country:
      return "\(city.name) \(city.country)"
    case .error:
      var letters = Array(city.name)
      guard letters.count > 4 else { return nil }
      let index = Int.random(in: 1..<letters.count - 1, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters.remove(at: index)
      case 1: letters.insert("x", at: index)
      case 2: letters[index] = "x"
      default: letters.swapAt(index, index + 1)
      }
      return String(letters)
    }
  }
}

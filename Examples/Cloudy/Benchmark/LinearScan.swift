import Foundation

/// Compares each name of each city: the simplest first solution.
struct LinearScan {
  let cities: [City]

  func names(matching query: String) -> [String] {
    let key = Array(City.folded(query).utf8)
    var found: [(rank: Int, city: City)] = []
    for city in cities {
      var best = Int.max
      for (index, name) in city.keys.enumerated() {
        guard name.utf8.starts(with: key) else { continue }
        best = min(best, (index == 0 ? 0 : 2) + (name.utf8.count == key.count ? 0 : 1))
      }
      if best < .max { found.append((best, city)) }
    }
    return found.sorted { ($0.rank, -$0.city.population) < ($1.rank, -$1.city.population) }
      .prefix(20).map(\.city.name)
  }

  func nearest(to latitude: Double, _ longitude: Double) -> String? {
    let radians = Double.pi / 180
    let cosine = cos(latitude * radians)
    return cities.min { measure($0) < measure($1) }?.name

    func measure(_ city: City) -> Double {
      let latitudes = sin((city.latitude - latitude) * radians / 2)
      let longitudes = sin((city.longitude - longitude) * radians / 2)
      return latitudes * latitudes + cosine * cos(city.latitude * radians) * longitudes * longitudes
    }
  }
}

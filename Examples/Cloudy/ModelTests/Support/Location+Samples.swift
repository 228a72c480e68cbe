import CloudyModel

extension Location {
  static let brussels = sample("Brussels", 50.85045, 4.34878)
  static let ghent = sample("Ghent", 51.05, 3.71667)
  static let lier = sample("Lier", 51.13128, 4.57041)

  static func sample(
    _ name: String,
    _ latitude: Double,
    _ longitude: Double,
    region: String = "Flanders"
  ) -> Location {
    Location(
      name: name,
      region: region,
      country: "Belgium",
      latitude: latitude,
      longitude: longitude,
      timeZone: "Europe/Brussels"
    )
  }
}

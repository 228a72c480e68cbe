/// A position in hundredths of a degree, which is about a kilometre.
struct PlaceKey: Hashable {
  let latitude: Int
  let longitude: Int

  /// Returns `nil` if the coordinates are no point on Earth.
  init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = Int((latitude * 100).rounded())
    // The date line has two longitudes, 180 and -180.
    let hundredths = Int((longitude * 100).rounded())
    self.longitude = hundredths == 18_000 ? -18_000 : hundredths
  }
}

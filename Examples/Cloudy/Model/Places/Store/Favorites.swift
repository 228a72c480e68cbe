/// A list of places in the order somebody put them; none twice.
///
/// Places with one name and one position are one, whatever else is known of them.
struct Favorites: Equatable, Codable {
  private(set) var locations: [Location] = []

  func position(of location: Location) -> Int? {
    locations.firstIndex {
      $0.name == location.name && $0.latitude == location.latitude
        && $0.longitude == location.longitude
    }
  }

  /// Leaves it where it is if it is one already. A position that isn't there is the nearest that is.
  mutating func insert(_ location: Location, at position: Int) {
    guard self.position(of: location) == nil else { return }
    locations.insert(location, at: min(max(position, 0), locations.count))
  }

  /// Says where it was.
  mutating func remove(_ location: Location) -> Int? {
    guard let position = position(of: location) else { return nil }
    locations.remove(at: position)
    return position
  }

  /// A target that isn't there is the nearest that is.
  mutating func move(from source: Int, to target: Int) {
    guard locations.indices.contains(source) else { return }
    let location = locations.remove(at: source)
    locations.insert(location, at: min(max(target, 0), locations.count))
  }

  init() {}

  init(from decoder: any Decoder) throws {
    locations = try decoder.singleValueContainer().decode([Location].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(locations)
  }
}

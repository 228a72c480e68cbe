package import CloudyModel

/// The person's choice of a place whose weather is shown.
package enum LocationChoice: Codable, Equatable {
  /// The person's own position.
  case current
  case favorite(Location)
}

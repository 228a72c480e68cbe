package import CloudyModel

/// What somebody wants to see the weather of.
package enum LocationChoice: Codable, Equatable {
  /// Where they are.
  case current
  case favorite(Location)
}

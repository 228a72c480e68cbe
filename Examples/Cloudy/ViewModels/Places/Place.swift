package import CloudyModel

/// A place whose weather is shown, with the reason for it.
package enum Place: Equatable {
  /// The place that the person has chosen.
  case chosen(Location)
  /// The person's position.
  case current(Location)
  /// The place to show while the person's position is unknown.
  case fallback(Location)

  package var location: Location {
    switch self {
    case .chosen(let location), .current(let location), .fallback(let location): location
    }
  }
}

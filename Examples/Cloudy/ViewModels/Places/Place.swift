package import CloudyModel

/// A place whose weather is shown, and why it is that one.
package enum Place: Equatable {
  /// The person has chosen it.
  case chosen(Location)
  /// They are there.
  case current(Location)
  /// Nobody knows where they are.
  case fallback(Location)

  package var location: Location {
    switch self {
    case .chosen(let location), .current(let location), .fallback(let location): location
    }
  }
}

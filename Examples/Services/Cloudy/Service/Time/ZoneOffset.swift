import Foundation

/// The offset of a place's clocks.
struct ZoneOffset: Equatable {
  /// The identifier in the time zone database.
  let identifier: String
  let abbreviation: String
  /// The offset in seconds, east of Greenwich positive.
  let seconds: Int

  static let greenwich = Self(identifier: "GMT", abbreviation: "GMT", seconds: 0)

  private init(identifier: String, abbreviation: String, seconds: Int) {
    self.identifier = identifier
    self.abbreviation = abbreviation
    self.seconds = seconds
  }

  /// Creates the whole hour that is nearest to solar time, like at sea. This needs no map of time
  /// zones, but most clocks on land show another time, and these zones have no summer time.
  init(longitude: Double) {
    let hours = Int((longitude / 15).rounded())
    guard hours != 0 else {
      self = .greenwich
      return
    }
    let east = hours > 0
    self.init(
      // The database uses the opposite sign for these zones.
      identifier: "Etc/GMT\(east ? "-" : "+")\(hours.magnitude)",
      abbreviation: "GMT\(east ? "+" : "-")\(hours.magnitude)",
      seconds: hours * 3600
    )
  }

  /// Creates the offset of a named zone at `date`; returns `nil` if the name is unknown.
  init?(identifier: String, at date: Date) {
    guard let zone = TimeZone(identifier: identifier) else { return nil }
    self.init(
      identifier: zone.identifier,
      abbreviation: zone.abbreviation(for: date) ?? zone.identifier,
      seconds: zone.secondsFromGMT(for: date)
    )
  }
}

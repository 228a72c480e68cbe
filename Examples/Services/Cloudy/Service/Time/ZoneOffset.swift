import Foundation

/// What clocks at a place show.
struct ZoneOffset: Equatable {
  /// From the time zone database.
  let identifier: String
  let abbreviation: String
  /// East of Greenwich.
  let seconds: Int

  static let greenwich = Self(identifier: "GMT", abbreviation: "GMT", seconds: 0)

  private init(identifier: String, abbreviation: String, seconds: Int) {
    self.identifier = identifier
    self.abbreviation = abbreviation
    self.seconds = seconds
  }

  /// The whole hour that is nearest to solar time, as at sea: no map of time zones is needed, but
  /// most clocks ashore show something else, and no zone of this kind has summer time.
  init(longitude: Double) {
    let hours = Int((longitude / 15).rounded())
    guard hours != 0 else {
      self = .greenwich
      return
    }
    let east = hours > 0
    self.init(
      // The database counts these the other way round.
      identifier: "Etc/GMT\(east ? "-" : "+")\(hours.magnitude)",
      abbreviation: "GMT\(east ? "+" : "-")\(hours.magnitude)",
      seconds: hours * 3600
    )
  }

  /// `nil` if there is none of that name.
  init?(identifier: String, at date: Date) {
    guard let zone = TimeZone(identifier: identifier) else { return nil }
    self.init(
      identifier: zone.identifier,
      abbreviation: zone.abbreviation(for: date) ?? zone.identifier,
      seconds: zone.secondsFromGMT(for: date)
    )
  }
}

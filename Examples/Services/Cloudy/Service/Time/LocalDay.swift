import Foundation

/// A day at a place. Each day has 24 hours: like Open-Meteo, this service uses the current offset
/// for all days.
struct LocalDay: Equatable {
  /// The date as the number of days since 1 January 1970.
  let number: Int
  let offset: Int

  /// Creates the day that contains `date`.
  init(at date: Date, offset: Int) {
    let seconds = date.timeIntervalSince1970 + TimeInterval(offset)
    number = Int((seconds / 86_400).rounded(.down))
    self.offset = offset
  }

  private init(number: Int, offset: Int) {
    self.number = number
    self.offset = offset
  }

  var start: Date {
    Date(timeIntervalSince1970: TimeInterval(number * 86_400 - offset))
  }

  var end: Date { start + 86_400 }

  func adding(_ days: Int) -> Self {
    Self(number: number + days, offset: offset)
  }
}

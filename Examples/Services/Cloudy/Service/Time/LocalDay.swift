import Foundation

/// A day at a place. All have 24 hours: as with Open-Meteo, clocks there don't change between now and
/// the last day.
struct LocalDay: Equatable {
  /// Days since the first of January 1970, by date.
  let number: Int
  let offset: Int

  /// The one it is.
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

import Foundation

/// The time of a day while the sun is up.
enum SunTimes: Equatable {
  case between(rise: Date, set: Date)
  /// Polar day: the sun doesn't set.
  case always
  /// Polar night: the sun doesn't rise.
  case never
}

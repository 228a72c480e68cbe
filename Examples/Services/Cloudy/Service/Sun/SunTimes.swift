import Foundation

/// When the sun is up on a day.
enum SunTimes: Equatable {
  case between(rise: Date, set: Date)
  /// Polar day.
  case always
  /// Polar night.
  case never
}

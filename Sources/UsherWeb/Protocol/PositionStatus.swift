/// What the device says of its position; but for the first the codes of the browser's `GeolocationPositionError`.
enum PositionStatus: UInt8, CaseIterable {
  /// It is known: latitude, longitude and accuracy.
  case known = 0
  /// The person doesn't want it to be told.
  case denied = 1
  /// It can't be found out.
  case unavailable = 2
  /// It wasn't found out in time.
  case late = 3
}

/// Whether the position of a device is known, or why it isn't. Every case except the first has the code that the
/// browser's `GeolocationPositionError` has for it.
enum PositionStatus: UInt8, CaseIterable {
  /// The position is known. Latitude, longitude and accuracy follow.
  case known = 0
  /// The person doesn't allow the page to know the position.
  case denied = 1
  /// The device can't find its position.
  case unavailable = 2
  /// The device didn't find its position in time.
  case late = 3
}

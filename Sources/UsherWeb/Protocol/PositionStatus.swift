/// The status of a device's position. All but the first are codes of the browser's
/// `GeolocationPositionError`.
enum PositionStatus: UInt8, CaseIterable {
  /// The position is known: latitude, longitude and accuracy.
  case known = 0
  /// The person doesn't allow the page to know the position.
  case denied = 1
  /// The device can't find its position.
  case unavailable = 2
  /// The device didn't find its position in time.
  case late = 3
}

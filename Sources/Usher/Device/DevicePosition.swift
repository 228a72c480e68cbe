/// Where on earth a device is.
public struct DevicePosition: Hashable, Sendable {
  /// Degrees north of the equator, −90 to 90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180 to 180.
  public let longitude: Double
  /// How far off it may be, in metres.
  public let accuracy: Double

  /// A position.
  ///
  /// - Parameters:
  ///   - latitude: degrees north, −90 to 90.
  ///   - longitude: degrees east, −180 to 180.
  ///   - accuracy: how far off it may be, in metres.
  public init(latitude: Double, longitude: Double, accuracy: Double) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
  }
}

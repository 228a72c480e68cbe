/// The position of a device on the earth.
///
/// ```swift
/// DevicePosition(latitude: 51.05, longitude: 3.72, accuracy: 100)
/// ```
public struct DevicePosition: Hashable, Sendable {
  /// Degrees north of the equator, −90 to 90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180 to 180.
  public let longitude: Double
  /// The greatest likely distance between this position and the true position of the device, in metres.
  public let accuracy: Double

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - latitude: degrees north of the equator, −90 to 90.
  ///   - longitude: degrees east of Greenwich, −180 to 180.
  ///   - accuracy: the greatest likely distance between this position and the true one, in metres.
  public init(latitude: Double, longitude: Double, accuracy: Double) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
  }
}

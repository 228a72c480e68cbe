import Observation

/// What a device knows of the place where it is used.
@Observable
final class DeviceSurroundings {
  var locale = DeviceLocale.english
  var timeZone: String?
}

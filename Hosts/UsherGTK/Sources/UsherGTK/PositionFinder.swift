import GTK
import Usher

/// Finds the position of this machine by GeoClue, the service of the desktop for it, which asks the person if it has to.
@MainActor final class PositionFinder {
  private static let program = "org.freedesktop.GeoClue2"
  private static let manager = BusPlace(
    program,
    "/org/freedesktop/GeoClue2/Manager",
    "\(program).Manager"
  )

  private let request: DevicePositionRequest
  private let app: String

  private init(_ request: DevicePositionRequest, _ app: String) {
    (self.request, self.app) = (request, app)
  }

  /// Answers a request, at once or later.
  ///
  /// - Parameter app: the identity of the program, by which the desktop knows what the person allows it.
  static func find(_ request: DevicePositionRequest, for app: String) {
    let finder = PositionFinder(request, app)
    Bus.connect(toSystem: true) { bus in
      guard let bus else { return finder.fail() }
      // Of its own: the first search that ends must not end another.
      bus.call(manager, "CreateClient") { answer in
        guard let object = answer?.text(0) else { return finder.fail() }
        finder.begin(bus, object)
      }
    }
  }

  private func begin(_ bus: Bus, _ object: String) {
    guard request.isWanted else { return Self.delete(object, bus) }
    let client = BusPlace(Self.program, object, "\(Self.program).Client")
    let properties = BusPlace(Self.program, object, "org.freedesktop.DBus.Properties")
    // 8 is the most exact level, 6 that of a street, 4 that of a town.
    let level = request.accuracy < 100 ? 8 : request.accuracy < 1000 ? 6 : 4
    bus.call(properties, "Set", "('\(client.interface)', 'DesktopId', <'\(app)'>)")
    bus.call(
      properties,
      "Set",
      "('\(client.interface)', 'RequestedAccuracyLevel', <uint32 \(level)>)"
    )
    let forget = bus.listen(client, "LocationUpdated") { values in
      if let location = values.text(1) { self.read(bus, location) }
    }
    // It has its answer, its time is over, or the window has closed.
    request.onEnd = {
      forget()
      bus.call(client, "Stop")
      Self.delete(object, bus)
    }
    bus.call(client, "Start") { answer in
      // GeoClue says so when the person, or a setting, doesn't allow it.
      if answer == nil { self.request.answer(.failure(.denied)) }
    }
  }

  private static func delete(_ client: String, _ bus: Bus) {
    bus.call(manager, "DeleteClient", "(objectpath '\(client)',)")
  }

  private func read(_ bus: Bus, _ location: String) {
    let properties = BusPlace(Self.program, location, "org.freedesktop.DBus.Properties")
    bus.call(properties, "GetAll", "('\(Self.program).Location',)") { values in
      guard let latitude = values?.number("Latitude"), (-90...90).contains(latitude),
        let longitude = values?.number("Longitude"), (-180...180).contains(longitude)
      else { return self.fail() }
      self.request.answer(
        .success(
          DevicePosition(
            latitude: latitude,
            longitude: longitude,
            accuracy: values?.number("Accuracy") ?? self.request.accuracy
          )
        )
      )
    }
  }

  private func fail() { request.answer(.failure(.unavailable)) }
}

import Usher

enum NearbyRoute: Route {
  case nearby, here

  enum CodingKeys: String, RoutePath { case nearby = "", here }
}

/// Asks where the device is, and keeps what it is told.
final class NearbyModel: ViewModel {
  let title: String
  private(set) var log: [String] = []
  private let device: Device
  private let scope: Scope
  private let isolation: any Actor

  init(_ title: String = "Nearby", device: Device, scope: Scope, isolation: any Actor) {
    self.title = title
    self.device = device
    self.scope = scope
    self.isolation = isolation
  }

  @discardableResult
  func ask(accuracy: Double = 100, timeout: Duration = .seconds(15)) -> ScopeTask {
    scope.task(self) { await $0.find(accuracy, timeout) }
  }

  func askWhenActivated() {
    scope.forEach(device.activations()) { [weak self] in self?.ask() }
  }

  func find(_ accuracy: Double = 100, _ timeout: Duration = .seconds(15)) async {
    do {
      let position = try await device.position(accuracy: accuracy, timeout: timeout)
      log.append("\(position.latitude) \(position.longitude) ±\(position.accuracy)")
    } catch let error as DevicePositionError {
      log.append(error.name)
    } catch {
      log.append("\(type(of: error))")
    }
    isolation.preconditionIsolated()
  }
}

/// A screen that asks when it is told to, and one above it that asks at once.
final class NearbyCoordinator: Coordinator {
  let flow: Flow<NearbyRoute, Never>
  private let isolation: any Actor

  init(flow: Flow<NearbyRoute, Never>, isolation: any Actor) {
    self.flow = flow
    self.isolation = isolation
  }

  func start() { show(.nearby) }

  func show(_ route: NearbyRoute) {
    flow.push(at: route) { screen in
      let model = NearbyModel(
        route == .here ? "Here" : "Nearby",
        device: screen.device,
        scope: screen.scope,
        isolation: isolation
      )
      if route == .here { model.ask() }
      return model
    }
  }
}

extension DevicePositionError {
  var name: String {
    switch self {
    case .denied: "denied"
    case .unavailable: "unavailable"
    case .timedOut: "timed out"
    default: "unknown"
    }
  }
}

extension DevicePosition {
  static let ghent = DevicePosition(latitude: 51.05, longitude: 3.72, accuracy: 20)
}

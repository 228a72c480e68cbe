import CloudyModel
import CloudyViewModels
public import Usher

public enum CloudyRoute: RouteWithStart {
  case weather, settings, locations
  case place(latitude: Double, longitude: Double, name: String?)

  public static let start = Self.weather
}

/// The weather of where somebody is, or of a place they choose.
public final class CloudyCoordinator: Coordinator {
  public let flow: Flow<CloudyRoute, Never>
  private let services: CloudyServices
  private let whereabouts: Whereabouts
  package private(set) lazy var locations = flow.child { [services, whereabouts] in
    LocationsCoordinator(services: services, whereabouts: whereabouts, flow: $0)
  } ended: { [whereabouts] outcome in
    switch outcome {
    case .finished(.current): whereabouts.change(.choose(nil))
    case .finished(.favorite(let location)): whereabouts.change(.choose(location))
    case .cancelled: break
    }
  }

  /// In letters, as links come from anywhere.
  private static let longestName = 80

  public init(services: CloudyServices, visitor: String, flow: Flow<CloudyRoute, Never>) {
    self.services = services
    self.flow = flow
    whereabouts = Whereabouts(
      store: services.places,
      visitor: visitor,
      names: services.names,
      device: flow.device,
      scope: flow.scope
    )
  }

  public func show(_ route: CloudyRoute) {
    switch route {
    case .weather:
      flow.push(at: route) { root(on: $0) }
    case .place(let latitude, let longitude, let name):
      let name = String((name ?? "").prefix(Self.longestName))
      let place = Location(name: name, latitude: latitude, longitude: longitude)
      flow.push(at: route) { root(on: $0, link: place) }
    case .settings:
      flow.present(at: route) { screen in
        SettingsViewModel(
          whereabouts: whereabouts,
          didPressDone: screen.on(self) { $0.flow.pop() }
        )
      }
    case .locations: locations.start(.vertical, at: route)
    }
  }

  private func root(on screen: Screen, link: Location? = nil) -> RootViewModel {
    RootViewModel(
      link: link,
      whereabouts: whereabouts,
      names: services.names,
      service: services.weather,
      now: services.now,
      scope: screen.scope,
      didPressLocation: screen.on(self) { $0.show(.locations) },
      didPressSettings: screen.on(self) { $0.show(.settings) },
      didLeave: screen.on(self) { $0.flow.popToStart() }
    )
  }
}

/// Where the person is isn't asked again when the process died.
extension CloudyCoordinator: Restorable {
  public struct SavedState: Codable {
    fileprivate let current: Location?
  }

  public var savedState: SavedState {
    get { SavedState(current: whereabouts.current) }
    set { whereabouts.current = newValue.current }
  }
}

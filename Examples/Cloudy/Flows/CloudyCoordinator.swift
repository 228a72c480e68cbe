import CloudyModel
import CloudyViewModels
public import Usher

public enum CloudyRoute: RouteWithStart {
  case weather, settings, locations
  case place(latitude: Double, longitude: Double, name: String?)

  public static let start = Self.weather
}

/// Shows the weather at the person's position, or at a place they choose.
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

  /// The longest name in a link, in letters: a link can come from anywhere.
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
      flow.push(at: route, on: handle) { root(on: $0) }
    case .place(let latitude, let longitude, let name):
      let name = String((name ?? "").prefix(Self.longestName))
      let place = Location(name: name, latitude: latitude, longitude: longitude)
      flow.push(at: route, on: handle) { root(on: $0, link: place) }
    case .settings:
      flow.present(at: route, on: handle) {
        SettingsViewModel(whereabouts: whereabouts, screen: $0)
      }
    case .locations: locations.start(.sheet, at: route)
    }
  }

  private func root(
    on screen: Screen<RootViewModel.Event>,
    link: Location? = nil
  ) -> RootViewModel {
    RootViewModel(
      link: link,
      whereabouts: whereabouts,
      names: services.names,
      service: services.weather,
      now: services.now,
      screen: screen
    )
  }

  private func handle(_ event: RootViewModel.Event) {
    switch event {
    case .didPressLocation: show(.locations)
    case .didPressSettings: show(.settings)
    case .didLeave: flow.popToStart()
    }
  }

  private func handle(_ event: SettingsViewModel.Event) {
    switch event {
    case .didPressDone: flow.pop()
    }
  }
}

/// Keeps the person's position, so that they aren't asked for it again after the process died.
extension CloudyCoordinator: Restorable {
  public struct SavedState: Codable {
    fileprivate let current: Location?
  }

  public var savedState: SavedState {
    get { SavedState(current: whereabouts.current) }
    set { whereabouts.current = newValue.current }
  }
}

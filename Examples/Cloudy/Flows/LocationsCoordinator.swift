import CloudyModel
package import CloudyViewModels
package import Usher

package enum LocationsRoute: RouteWithStart {
  case list, add(q: String?)

  package static let start = Self.list
}

/// Choosing one of the places somebody keeps, or looking for another one to keep.
package final class LocationsCoordinator: Coordinator {
  package let flow: Flow<LocationsRoute, LocationChoice>
  private let services: CloudyServices
  private let whereabouts: Whereabouts

  init(
    services: CloudyServices,
    whereabouts: Whereabouts,
    flow: Flow<LocationsRoute, LocationChoice>
  ) {
    self.services = services
    self.whereabouts = whereabouts
    self.flow = flow
  }

  package func show(_ route: LocationsRoute) {
    switch route {
    case .list:
      flow.push(at: route) { screen in
        LocationsViewModel(
          whereabouts: whereabouts,
          credits: [services.search.attribution, services.names.attribution],
          didSelect: screen.on(self) { $0.flow.finish($1) },
          didPressAdd: screen.on(self) { $0.show(.add(q: nil)) },
          didPressDone: screen.on(self) { $0.flow.cancel() }
        )
      }
    case .add(let query):
      flow.push(at: route) { screen in
        AddLocationViewModel(
          query: query ?? "",
          service: services.search,
          whereabouts: whereabouts,
          scope: screen.scope,
          didSearch: screen.on(self) {
            $0.flow.readdress(screen, to: .add(q: $1.isEmpty ? nil : $1))
          },
          didAddLocation: screen.on(self) { $0.flow.pop() },
          didCancel: screen.on(self) { $0.flow.pop() }
        )
      }
    }
  }
}

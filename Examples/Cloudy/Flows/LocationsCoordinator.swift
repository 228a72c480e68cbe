import CloudyModel
package import CloudyViewModels
package import Usher

package enum LocationsRoute: RouteWithStart {
  case list, add(q: String?)

  package static let start = Self.list
}

/// Lets the person choose one of their saved places, or search for another place to save.
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
      let credits = [services.search.attribution, services.names.attribution]
      flow.push(at: route, on: handle) {
        LocationsViewModel(whereabouts: whereabouts, credits: credits, screen: $0)
      }
    case .add(let query):
      flow.push(at: route, on: handle) {
        AddLocationViewModel(
          query: query ?? "",
          service: services.search,
          whereabouts: whereabouts,
          screen: $0
        )
      }
    }
  }

  private func handle(_ event: LocationsViewModel.Event) {
    switch event {
    case .didSelect(let choice): flow.finish(choice)
    case .didPressAdd: show(.add(q: nil))
    case .didPressDone: flow.cancel()
    }
  }

  private func handle(_ event: AddLocationViewModel.Event) {
    switch event {
    case .didSearch(let text):
      flow.readdress(AddLocationViewModel.self, to: .add(q: text.isEmpty ? nil : text))
    case .didAddLocation, .didCancel: flow.pop()
    }
  }
}

// The code of Documentation/ViewModels.md about the device: compiled here, and used by DeviceSnippetTests.

import Observation
import Usher

final class StationService {
  func stations(near position: DevicePosition) async throws -> [String] {
    position.latitude > 51 ? ["Gent-Dampoort"] : ["Brussel-Zuid"]
  }
}

@Observable
final class NearbyViewModel: ViewModel {
  private(set) var stations = Loadable<[String]>.idle
  private let service: StationService
  private let screen: Screen<Never>

  init(service: StationService, screen: Screen<Never>) {
    self.service = service
    self.screen = screen
    refresh()
    screen.scope.forEach(screen.device.activations()) { [weak self] in self?.refresh() }
  }

  private func refresh() { screen.scope.task(self) { await $0.load() } }

  private func load() async {
    let (device, service) = (screen.device, service)
    await stations.load(into: { stations = $0 }) {
      let position = try await device.position(accuracy: 1000, timeout: .seconds(15))
      return try await service.stations(near: position)
    }
  }
}

enum NearbyRoute: Route, CaseIterable { case nearby }

final class NearbyCoordinator: Coordinator {
  let flow: Flow<NearbyRoute, Never>
  private let service: StationService

  init(service: StationService, flow: Flow<NearbyRoute, Never>) {
    self.service = service
    self.flow = flow
  }

  func show(_ route: NearbyRoute) {
    switch route {
    case .nearby:
      flow.push(at: route) { NearbyViewModel(service: service, screen: $0) }
    }
  }
}

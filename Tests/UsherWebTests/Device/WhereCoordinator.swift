import Observation
import Usher

@testable import UsherWeb

enum WhereRoute: Route {
  case here

  enum CodingKeys: String, RoutePath { case here = "" }
}

/// An app that says where it is, from its start and whenever the person comes back.
final class WhereCoordinator: Coordinator {
  let flow: Flow<WhereRoute, Never>

  init(flow: Flow<WhereRoute, Never>) { self.flow = flow }

  func start() { show(.here) }

  func show(_ route: WhereRoute) {
    flow.push(at: route) { screen in
      WhereViewModel(device: screen.device, presence: screen.presence, scope: screen.scope)
    }
  }
}

@Observable
final class WhereViewModel: ViewModel {
  private(set) var text = "Asking"
  private(set) var returns = 0
  /// Whether it was seen, at first and from then on.
  private(set) var looks: [Bool]
  private let device: Device
  private let scope: Scope

  init(device: Device, presence: Presence, scope: Scope) {
    self.device = device
    self.scope = scope
    looks = [presence.isActive]
    scope.observe {
      presence.isActive
    } then: { [weak self] in
      self?.looks.append($0)
    }
    scope.task(self) { await $0.locate() }
    scope.forEach(device.activations()) { [weak self] in self?.returns += 1 }
  }

  func againButtonTapped() { scope.task(self) { await $0.locate() } }

  private func locate() async {
    do {
      let position = try await device.position(accuracy: 1000, timeout: .seconds(600))
      text = "\(position.latitude) \(position.longitude) ±\(position.accuracy)"
    } catch {
      text = (error as? DevicePositionError)?.description ?? "\(type(of: error))"
    }
  }
}

struct WhereScreen: View {
  let viewModel: WhereViewModel

  var body: some HTML {
    p { viewModel.text }
    p { "\(viewModel.returns) returns" }
    p { "Seen: \(viewModel.looks.map(\.description).joined(separator: ", "))." }
    button { "Again" }.on(.click, viewModel.againButtonTapped)
  }
}

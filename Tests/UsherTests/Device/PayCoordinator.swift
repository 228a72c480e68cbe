import Observation
import Usher

enum PayRoute: Route {
  case pay

  enum CodingKeys: String, RoutePath { case pay = "" }
}

/// A screen where one pays on another site.
final class PayCoordinator: Coordinator {
  let flow: Flow<PayRoute, Never>

  init(flow: Flow<PayRoute, Never>) { self.flow = flow }

  func start() { show(.pay) }

  func show(_ route: PayRoute) { flow.push(at: route) { PayViewModel(screen: $0) } }
}

@Observable
final class PayViewModel: ViewModel {
  private(set) var log: [String] = []
  private var detour: Detour?
  private let screen: Screen<Never>

  init(screen: Screen<Never>) { self.screen = screen }

  /// Keeps the detour, so that the answer is awaited after a restoration, too.
  func payButtonTapped() { screen.scope.task(self) { await $0.pay() } }

  /// Waits without keeping anything.
  @discardableResult
  func lookButtonTapped() -> ScopeTask { screen.scope.task(self) { await $0.look() } }

  func callButtonTapped(_ url: String) {
    do { try screen.device.open(url) } catch { log.append(error.description) }
  }

  private func pay() async {
    do {
      let detour = try screen.device.makeDetour()
      self.detour = detour
      note(
        try await screen.device.answer(
          of: detour,
          at: "https://pay.example/?to=\(detour.returnURL)"
        )
      )
    } catch {
      note(error)
    }
  }

  private func look() async {
    do {
      note(try await screen.device.detour { "https://pay.example/?to=\($0.returnURL)" })
    } catch {
      note(error)
    }
  }

  private func goOn(with detour: Detour) async {
    do { note(try await screen.device.answer(of: detour)) } catch { note(error) }
  }

  private func note(_ answer: DetourAnswer?) {
    detour = nil
    log.append(answer.map { $0["payment"] ?? "no payment in “\($0.query)”" } ?? "nothing")
  }

  private func note(_ error: any Error) {
    guard !(error is CancellationError) else { return }
    log.append("\(error)")
  }
}

extension PayViewModel: Restorable {
  struct State: Codable {
    var log: [String]
    var detour: Detour?
  }

  var savedState: State {
    get { State(log: log, detour: detour) }
    set {
      log = newValue.log
      detour = newValue.detour
      if let detour { screen.scope.task(self) { await $0.goOn(with: detour) } }
    }
  }
}

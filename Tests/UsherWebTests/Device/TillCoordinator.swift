import Observation
import Usher

@testable import UsherWeb

enum TillRoute: Route {
  case start, till

  enum CodingKeys: String, RoutePath {
    case start = ""
    case till
  }
}

/// A shop whose person pays on another site, in a sheet.
final class TillCoordinator: Coordinator {
  let flow: Flow<TillRoute, Never>

  init(flow: Flow<TillRoute, Never>) { self.flow = flow }

  func start() { show(.start) }

  func show(_ route: TillRoute) {
    switch route {
    case .start: flow.push(at: route) { _ in TillViewModel("Start", pay: nil) { self.show(.till) } }
    case .till: flow.present(at: route) { TillViewModel("Till", pay: $0) {} }
    }
  }
}

struct TillError: Error {}

struct SoldOut: UserFacingError {
  let userMessage = "Sold out."
}

@Observable
final class TillViewModel: ViewModel {
  let title: String
  var note = ""
  private(set) var text = "Unpaid"
  private(set) var goods = Loadable<Int>.idle
  private var detour: Detour?
  private let screen: Screen<Never>?
  private let next: () -> Void

  init(_ title: String, pay screen: Screen<Never>?, next: @escaping () -> Void) {
    self.title = title
    self.screen = screen
    self.next = next
  }

  func nextButtonTapped() { next() }
  func payButtonTapped() { screen?.scope.task(self) { await $0.pay() } }
  func callButtonTapped() { try? screen?.device.open("tel:+32") }

  func failButtonTapped(_ error: any Error) { screen?.scope.task(self) { await $0.fail(error) } }

  private func fail(_ error: any Error) async {
    await goods.load(into: { goods = $0 }) { throw error }
  }

  private func pay() async {
    do {
      guard let screen else { return }
      let detour = try screen.device.makeDetour()
      self.detour = detour
      text = "Paying at \(detour.returnURL)"
      show(try await screen.device.answer(of: detour, at: "https://pay.example/1"))
    } catch {
      if !(error is CancellationError) { text = "\(error)" }
    }
  }

  private func goOn(_ detour: Detour) async {
    if let answer = try? await screen?.device.answer(of: detour) { show(answer) }
  }

  private func show(_ answer: DetourAnswer?) {
    detour = nil
    text = answer.map { "Paid \($0["payment"] ?? "?")" } ?? "Came back"
  }
}

extension TillViewModel: Restorable {
  struct State: Codable, Equatable {
    var note: String
    var detour: Detour?
  }

  var savedState: State {
    get { State(note: note, detour: detour) }
    set {
      note = newValue.note
      detour = newValue.detour
      if let detour { screen?.scope.task(self) { await $0.goOn(detour) } }
    }
  }
}

struct TillScreen: View {
  let viewModel: TillViewModel

  var body: some HTML {
    p { viewModel.text }
    if case .failed(_, let message, _) = viewModel.goods { p { message } }
    TextField("Note", bind(\.note))
    button { "Next" }.on(.click) { viewModel.nextButtonTapped() }
    button { "Pay" }.on(.click) { viewModel.payButtonTapped() }
    button { "Fail" }.on(.click) { viewModel.failButtonTapped(TillError()) }
    button { "Fail expectedly" }.on(.click) { viewModel.failButtonTapped(SoldOut()) }
    button { "Call" }.on(.click) { viewModel.callButtonTapped() }
  }
}

import Observation
import Usher
import WebTesting

@testable import UsherWeb

enum TownRoute: Route { case market, park }

/// Two tabs, of which the first shows places in all ways that a history must follow.
final class TownCoordinator: Coordinator {
  let flow: Flow<TownRoute, Never>
  private lazy var market = flow.child { PlaceCoordinator(flow: $0) }
  private lazy var park = flow.child { PlaceCoordinator(flow: $0) }

  init(flow: Flow<TownRoute, Never>) { self.flow = flow }

  func start() {
    flow.showTabs([market.tab("Market", at: .market), park.tab("Park", at: .park)])
  }

  func show(_ route: TownRoute) { flow.select(route) }
}

enum PlaceRoute: Route {
  case start, place(id: Int), other, sheet, sheetPlace(id: Int)

  enum CodingKeys: String, RoutePath {
    case start = ""
    case place = ":id"
    case other, sheet
    case sheetPlace = "sheet/:id"
  }
}

/// Places of which each leads to each: over it, in its place, or in a sheet.
final class PlaceCoordinator: Coordinator {
  let flow: Flow<PlaceRoute, Never>

  init(flow: Flow<PlaceRoute, Never>) { self.flow = flow }

  func start() { show(.start) }

  func show(_ route: PlaceRoute) {
    switch route {
    case .start: flow.push(at: route) { place("Start", $0) }
    case .place(let id): flow.push(at: route) { place("Place \(id)", $0) }
    case .other: flow.replace(at: route) { place("Other", $0) }
    case .sheet: flow.present(at: route) { place("Sheet", $0) }
    case .sheetPlace(let id): flow.push(at: route) { place("Sheet Place \(id)", $0) }
    }
  }

  private func place(_ title: String, _ screen: Screen<Never>) -> PlaceViewModel {
    let place = PlaceViewModel(
      title,
      show: screen.on(self) { $0.show($1) },
      close: screen.on(self) { $0.flow.pop() }
    )
    screen.beforeLeaving(place) { place, _ in
      place.isGuarded ? .ask(.confirm("Leave \(place.title)?", confirm: "Leave")) : .allow
    }
    return place
  }
}

@Observable
final class PlaceViewModel: ViewModel {
  let title: String
  private(set) var isGuarded = false
  private let show: (PlaceRoute) -> Void
  private let close: () -> Void

  init(_ title: String, show: @escaping (PlaceRoute) -> Void, close: @escaping () -> Void) {
    self.title = title
    self.show = show
    self.close = close
  }

  func show(_ route: PlaceRoute) { show(route) }
  func closeButtonTapped() { close() }
  func guardButtonTapped() { isGuarded = true }
}

extension PlaceViewModel: Restorable {
  var savedState: Bool {
    get { isGuarded }
    set { isGuarded = newValue }
  }
}

struct PlaceScreen: View {
  let viewModel: PlaceViewModel

  var body: some HTML {
    button { "One" }.on(.click) { viewModel.show(.place(id: 1)) }
    button { "Two" }.on(.click) { viewModel.show(.place(id: 2)) }
    button { "Other" }.on(.click) { viewModel.show(.other) }
    button { "Sheet" }.on(.click) { viewModel.show(.sheet) }
    button { "Close" }.on(.click) { viewModel.closeButtonTapped() }
    button { "Guard" }.on(.click) { viewModel.guardButtonTapped() }
  }
}

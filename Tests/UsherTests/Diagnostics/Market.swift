import Usher

/// Two tabs, and a note that covers them both, to be drawn.
enum MarketRoute: Route {
  case shop, terms, notes

  enum CodingKeys: String, RoutePath {
    case shop = ""
    case terms, notes
  }
}

final class MarketCoordinator: Coordinator {
  let flow: Flow<MarketRoute, Never>
  lazy var shop = flow.child { ShopCoordinator(flow: $0) }
  lazy var terms = flow.child { TermsCoordinator(flow: $0) }

  init(flow: Flow<MarketRoute, Never>) { self.flow = flow }

  func start() { flow.showTabs([shop.tab("Shop", at: .shop), terms.tab("Terms", at: .terms)]) }

  func show(_ route: MarketRoute) {
    switch route {
    case .shop, .terms: flow.select(route)
    case .notes: flow.present(HelpModel(), at: route)
    }
  }
}

import Usher

/// A small app to be drawn and recorded: two tabs, a purchase, and a note that covers both.
enum MarketRoute: Route {
  case shop, terms, notes

  enum CodingKeys: String, RoutePath {
    case shop = ""
    case terms, notes
  }
}

enum ShopRoute: Route {
  case list, item(id: String), buy(id: String)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case item = ":id"
    case buy = ":id/buy"
  }
}

enum BuyRoute: Route {
  case order, terms

  enum CodingKeys: String, RoutePath {
    case order = ""
    case terms
  }
}

enum TermsRoute: Route {
  case terms

  enum CodingKeys: String, RoutePath { case terms = "" }
}

/// A screen with a title, and a note that the person makes.
final class PageModel: ViewModel, Restorable {
  let title: String
  var savedState = ""
  init(_ title: String) { self.title = title }
}

final class TermsCoordinator: Coordinator {
  let flow: Flow<TermsRoute, Never>
  init(flow: Flow<TermsRoute, Never>) { self.flow = flow }
  func start() { show(.terms) }
  func show(_ route: TermsRoute) { flow.push(PageModel("Terms"), at: route) }
}

final class BuyCoordinator: Coordinator {
  let flow: Flow<BuyRoute, Never>
  lazy var terms = flow.child { TermsCoordinator(flow: $0) }

  init(flow: Flow<BuyRoute, Never>) { self.flow = flow }

  func start() { show(.order) }

  func show(_ route: BuyRoute) {
    switch route {
    case .order: flow.push(PageModel("Order"), at: route)
    case .terms: terms.start(.sheet, at: route)
    }
  }
}

final class ShopCoordinator: Coordinator {
  let flow: Flow<ShopRoute, Never>
  lazy var buy = flow.child { BuyCoordinator(flow: $0) }

  init(flow: Flow<ShopRoute, Never>) { self.flow = flow }

  func start() { show(.list) }

  func show(_ route: ShopRoute) {
    switch route {
    case .list: flow.push(PageModel("List"), at: route)
    case .item(let id):
      guard id != "unknown" else { return }
      flow.push(PageModel(id), at: route)
    case .buy: buy.start(.push, at: route)
    }
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
    case .notes: flow.present(PageModel("Help"), at: route)
    }
  }
}

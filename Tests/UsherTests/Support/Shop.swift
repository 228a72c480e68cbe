import Usher

/// A small app for the tests: a list, its items, and a purchase with a sign-in and terms.
enum ShopRoute: Route {
  case list, item(id: String), buy(id: String), help

  enum CodingKeys: String, RoutePath {
    case list = ""
    case item = ":id"
    case buy = ":id/buy"
    case help
  }
}

enum BuyRoute: Route {
  case signIn, order, terms

  enum CodingKeys: String, RoutePath {
    case signIn = "sign-in"
    case order = ""
    case terms
  }
}

enum TermsRoute: Route {
  case terms

  enum CodingKeys: String, RoutePath { case terms = "" }
}

struct Receipt: Codable, Equatable { let item: String }

final class ListModel: ViewModel {
  let title = "List"
  let select: (String) -> Void
  let buy: (String) -> Void
  init(select: @escaping (String) -> Void, buy: @escaping (String) -> Void) {
    self.select = select
    self.buy = buy
  }
}

final class ItemModel: ViewModel {
  let title: String
  let buy: () -> Void
  init(title: String, buy: @escaping () -> Void) {
    self.title = title
    self.buy = buy
  }
}

final class HelpModel: ViewModel {}

final class SignInModel: ViewModel {
  let signedIn: () -> Void
  init(signedIn: @escaping () -> Void) { self.signedIn = signedIn }
}

final class OrderModel: ViewModel {
  let title = "Order"
  let order: () -> Void
  let cancel: () -> Void
  let terms: () -> Void
  init(
    order: @escaping () -> Void,
    cancel: @escaping () -> Void,
    terms: @escaping () -> Void
  ) {
    self.order = order
    self.cancel = cancel
    self.terms = terms
  }
}

final class TermsModel: ViewModel {
  let close: () -> Void
  init(close: @escaping () -> Void) { self.close = close }
}

final class TermsCoordinator: Coordinator {
  let flow: Flow<TermsRoute, Never>
  init(flow: Flow<TermsRoute, Never>) { self.flow = flow }
  func start() { show(.terms) }
  func show(_ route: TermsRoute) {
    flow.push(at: route) { screen in TermsModel(close: screen.on(self) { $0.flow.cancel() }) }
  }
}

final class BuyCoordinator: Coordinator {
  let flow: Flow<BuyRoute, Receipt>
  private let item: String
  private var isSignedIn: Bool
  lazy var terms = flow.child { TermsCoordinator(flow: $0) }

  init(item: String, isSignedIn: Bool, flow: Flow<BuyRoute, Receipt>) {
    self.item = item
    self.isSignedIn = isSignedIn
    self.flow = flow
  }

  func start() { show(isSignedIn ? .order : .signIn) }

  func show(_ route: BuyRoute) {
    switch route {
    case .signIn:
      flow.push(at: route) { screen in
        SignInModel(signedIn: screen.on(self) { $0.show(.order) })
      }
    case .order:
      flow.replace(at: route) { screen in
        OrderModel(
          order: screen.on(self) { $0.flow.finish(Receipt(item: $0.item)) },
          cancel: screen.on(self) { $0.flow.cancel() },
          terms: screen.on(self) { $0.show(.terms) }
        )
      }
    case .terms:
      terms.start(.sheet, at: route)
    }
  }
}

final class ShopCoordinator: Coordinator {
  let flow: Flow<ShopRoute, Never>
  let isSignedIn: Bool
  private(set) var outcomes: [Outcome<Receipt>] = []
  lazy var buy = flow.child { [isSignedIn] (item: String, flow) in
    BuyCoordinator(item: item, isSignedIn: isSignedIn, flow: flow)
  } ended: { [weak self] outcome in
    self?.outcomes.append(outcome)
  }

  init(isSignedIn: Bool = true, flow: Flow<ShopRoute, Never>) {
    self.isSignedIn = isSignedIn
    self.flow = flow
  }

  func start() { show(.list) }

  func show(_ route: ShopRoute) {
    switch route {
    case .list:
      flow.push(at: route) { screen in
        ListModel(
          select: screen.on(self) { $0.show(.item(id: $1)) },
          buy: screen.on(self) { $0.buy.start($1, .sheet, at: .buy(id: $1)) }
        )
      }
    case .item(let id):
      guard id != "unknown" else { return }
      flow.push(at: route) { screen in
        ItemModel(title: id, buy: screen.on(self) { $0.show(.buy(id: id)) })
      }
    case .buy(let id):
      buy.start(id, .push, at: route)
    case .help:
      flow.present(HelpModel(), at: route)
    }
  }
}

import Usher
import UsherTesting

enum LookingRoute: Route {
  case home, page(id: String), detail(id: String), list, sheet, cover, inner, innerSheet, innerCover
  case aside

  enum CodingKeys: String, RoutePath {
    case home = ""
    case page = ":id"
    case detail = ":id/detail"
    case list
    case sheet
    case cover
    case inner
    case innerSheet = "inner-sheet"
    case innerCover = "inner-cover"
    case aside
  }
}

/// Whether screens were seen, from their making on, by their titles.
final class Sightings {
  private var all: [String: History<Bool>] = [:]

  func watch(_ title: String, _ presence: Presence) { all[title] = History { presence.isActive } }

  /// Each value there was, the latest screen's when several had the title.
  subscript(_ title: String) -> [Bool] { all[title]?.values ?? [] }
}

/// Notes whether the person sees it.
final class LookingModel: ViewModel {
  let title: String
  let presence: Presence
  let scope: Scope
  var verdict = Verdict.allow
  /// What it was told, and what it began with.
  private(set) var log: [Bool]

  init(_ title: String, _ screen: Screen<Never>, _ sightings: Sightings) {
    self.title = title
    presence = screen.presence
    scope = screen.scope
    log = [presence.isActive]
    sightings.watch(title, presence)
    screen.scope.observe { [presence] in
      presence.isActive
    } then: { [weak self] in
      self?.log.append($0)
    }
  }
}

/// Shows screens in every way there is.
final class LookingCoordinator: Coordinator {
  let flow: Flow<LookingRoute, Never>
  let sightings: Sightings
  private let prefix: String
  private let first: LookingRoute
  lazy var inner = flow.child { [sightings, prefix] in
    LookingCoordinator(sightings, prefix: prefix + "Inner ", flow: $0)
  }

  init(
    _ sightings: Sightings,
    prefix: String = "",
    first: LookingRoute = .home,
    flow: Flow<LookingRoute, Never>
  ) {
    self.prefix = prefix
    self.first = first
    self.sightings = sightings
    self.flow = flow
  }

  func start() { show(first) }

  func show(_ route: LookingRoute) {
    switch route {
    case .home: flow.push(at: route) { model("Home", $0) }
    case .page(let id): flow.push(at: route) { model("Page \(id)", $0) }
    case .detail(let id): flow.push(at: route) { model("Detail \(id)", $0) }
    case .list: flow.pushSidebar(at: route) { model("List", $0) }
    case .aside: flow.replace(at: route) { model("Aside", $0) }
    case .sheet: flow.present(at: route) { model("Sheet", $0) }
    case .cover: flow.present(at: route, .fullScreen) { model("Cover", $0) }
    case .inner: inner.start(.push, at: route)
    case .innerSheet: inner.start(.sheet, at: route)
    case .innerCover: inner.start(.fullScreen, at: route)
    }
  }

  private func model(_ title: String, _ screen: Screen<Never>) -> LookingModel {
    let model = LookingModel(prefix + title, screen, sightings)
    screen.beforeLeaving(model) { model, _ in model.verdict }
    return model
  }
}

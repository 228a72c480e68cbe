public import MatchesViewModels
public import Usher

public enum MatchesRoute: Route, CaseIterable { case matches, rankings }

/// Shows the app: a tab for the matches and a tab for the rankings.
public final class MatchesCoordinator: Coordinator {
  public let flow: Flow<MatchesRoute, Never>
  private let services: MatchesServices
  private let choice: StorageChoice
  package private(set) lazy var logbook = flow.child { [services, choice] in
    LogbookCoordinator(choice: choice, formats: services.formats, flow: $0)
  }
  package private(set) lazy var rankings = flow.child { [services, choice] in
    RankingsCoordinator(storage: choice.storage, formats: services.formats, flow: $0)
  }

  public init(services: MatchesServices, visitor: String, flow: Flow<MatchesRoute, Never>) {
    self.services = services
    self.flow = flow
    choice = StorageChoice(
      stores: services.stores,
      settings: services.settings,
      visitor: visitor,
      device: flow.device,
      scope: flow.scope
    )
  }

  public func start() {
    let words = flow.device.words
    flow.showTabs([
      logbook.tab(words.matches, symbol: "football", at: .matches),
      rankings.tab(words.rankings, symbol: "crown", at: .rankings),
    ])
  }

  public func show(_ route: MatchesRoute) { flow.select(route) }
}

/// Restores the typed address of the server, if it isn't stored yet, after the process died.
extension MatchesCoordinator: Restorable {
  public var savedState: TypedAddress? {
    get { choice.typedAddress }
    set { choice.typedAddress = newValue }
  }
}

public import ToolLibraryModel
public import Usher

/// The addresses of the tabs.
public enum AppRoute: Route, CaseIterable {
  case tools
  case loans
}

/// The app: a tab for the tools, and one for a person's loans.
public final class AppCoordinator: Coordinator {
  public let flow: Flow<AppRoute, Never>
  private let person: Person
  private lazy var tools = flow.child { [person] in
    ToolsCoordinator(person: person, flow: $0)
  }
  private lazy var loans = flow.child { [person] in
    LoansCoordinator(person: person, flow: $0)
  }

  /// - Parameter visit: The browser. Whoever signs in there stays signed in.
  public init(library: Library, members: Members, visit: Visit, flow: Flow<AppRoute, Never>) {
    let browser = Browser(
      id: { visit.id },
      renew: visit.renew,
      endOtherPages: visit.endOtherPages
    )
    person = Person(at: browser, in: library, members)
    self.flow = flow
  }

  public func start() {
    flow.showTabs([
      tools.tab("Tools", symbol: "tools", at: .tools),
      loans.tab("My Loans", symbol: "list", at: .loans),
    ])
  }

  public func show(_ route: AppRoute) { flow.select(route) }
}

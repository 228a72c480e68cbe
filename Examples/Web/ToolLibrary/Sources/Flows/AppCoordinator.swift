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
  private let library: Library
  private let member: String
  private lazy var tools = flow.child { [library, member] in
    ToolsCoordinator(library: library, member: member, flow: $0)
  }
  private lazy var loans = flow.child { [library, member] in
    LoansCoordinator(library: library, member: member, flow: $0)
  }

  /// - Parameter visit: The browser. Whoever comes back with it is the same person.
  public convenience init(library: Library, visit: Visit, flow: Flow<AppRoute, Never>) {
    self.init(library: library, member: visit.id, flow: flow)
  }

  /// - Parameter member: The id of the person.
  package init(library: Library, member: String, flow: Flow<AppRoute, Never>) {
    self.library = library
    self.member = member
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

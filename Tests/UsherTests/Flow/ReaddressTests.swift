import Observation
import Testing
import Usher
import UsherTesting

private enum SearchRoute: Route {
  case home, search(text: String?), result(id: String)
}

@Observable
private final class SearchModel: ViewModel {
  var text: String { didSet { didSearch(text) } }
  private let didSearch: (String) -> Void
  let select: (String) -> Void

  init(text: String, didSearch: @escaping (String) -> Void, select: @escaping (String) -> Void) {
    self.text = text
    self.didSearch = didSearch
    self.select = select
  }
}

private final class SearchCoordinator: Coordinator {
  let flow: Flow<SearchRoute, Never>
  init(flow: Flow<SearchRoute, Never>) { self.flow = flow }
  func start() { show(.home) }
  func show(_ route: SearchRoute) {
    switch route {
    case .home: flow.push(HelpModel(), at: route)
    case .search(let text):
      flow.push(at: route) { screen in
        SearchModel(
          text: text ?? "",
          didSearch: screen.on(self) { $0.flow.readdress(SearchModel.self, to: .search(text: $1)) },
          select: screen.on(self) { $0.show(.result(id: $1)) }
        )
      }
    case .result(let id): flow.push(ItemModel(title: id) {}, at: route)
    }
  }
}

@Suite("A screen whose address changes", .inEveryMode)
struct ReaddressTests {
  @Test("the address is another, the screen is the same, and Back leads to the one before")
  func changes() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "search?text=a") { SearchCoordinator(flow: $0) }
      let id = app.navigation.tree.top?.id
      try app.on(SearchModel.self) { $0.text = "ab" }
      #expect(app.path == "search?text=ab")
      #expect(app.navigation.tree.top?.id == id)
      #expect(try app.top(SearchModel.self).text == "ab")
      try app.on(SearchModel.self) { $0.select("x") }
      try app.back()
      #expect(app.path == "search?text=ab")
      try app.back()
      #expect(app.path == "home")
      try app.close()
    }
  }

  @Test("of two screens of one kind, the one whose event is handled gets the address")
  func lower() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "search?text=a", mode: .alive) { SearchCoordinator(flow: $0) }
      weak let lower = try app.top(SearchModel.self)
      try app.root(SearchCoordinator.self).show(.search(text: "b"))
      lower?.text = "ab"
      #expect(app.path == "search?text=b")
      try app.back()
      #expect(app.path == "search?text=ab")
      try app.close()
    }
  }

  @Test("it is one change in the log, and the same address is none")
  func logged() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "search?text=a", mode: .alive) { SearchCoordinator(flow: $0) }
      let before = app.navigation.transitions.count
      try app.on(SearchModel.self) { $0.text = "ab" }
      try app.on(SearchModel.self) { $0.text = "ab" }
      #expect(app.navigation.transitions.count == before + 1)
      #expect(app.navigation.transitions.last?.path == "search?text=ab")
      try app.close()
    }
  }

  @Test("of a screen that is gone, nothing changes")
  func gone() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "search?text=a", mode: .alive) { SearchCoordinator(flow: $0) }
      var search: SearchModel? = try app.top(SearchModel.self)
      try app.back()
      search?.text = "ab"
      #expect(app.path == "home")
      search = nil
      try app.close()
    }
  }
}

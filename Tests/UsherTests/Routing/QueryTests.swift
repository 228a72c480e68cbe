import Testing
import Usher
import UsherTesting

/// Places that are searched, and added by a search of the same name.
private enum CitiesRoute: Route {
  case home(q: String?), list(q: String?), add(q: String?), map

  enum CodingKeys: String, RoutePath {
    case home = ""
    case list
    case add = "list/add"
    case map
  }
}

private final class CitiesCoordinator: Coordinator {
  let flow: Flow<CitiesRoute, Never>
  private lazy var map = flow.child { MapCoordinator(flow: $0) }
  init(flow: Flow<CitiesRoute, Never>) { self.flow = flow }
  func start() { show(.home(q: nil)) }
  func show(_ route: CitiesRoute) {
    switch route {
    case .home(let q): flow.push(ItemModel(title: "home(\(q ?? "-"))") {}, at: route)
    case .list(let q): flow.push(ItemModel(title: "list(\(q ?? "-"))") {}, at: route)
    case .add(let q): flow.push(ItemModel(title: "add(\(q ?? "-"))") {}, at: route)
    case .map: map.start(at: route)
    }
  }
}

private final class MapCoordinator: Coordinator {
  enum Place: Route {
    case map(q: String?)
    enum CodingKeys: String, RoutePath { case map = "" }
  }
  let flow: Flow<Place, Never>
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.map(q: nil)) }
  func show(_ route: Place) {
    guard case .map(let q) = route else { return }
    flow.replace(ItemModel(title: "map(\(q ?? "-"))") {}, at: route)
  }
}

/// A tab whose route and whose first screen have a value of the same name.
private final class OuterCoordinator: Coordinator {
  enum Place: Route {
    case inner(q: String?)
    enum CodingKeys: String, RoutePath { case inner = "" }
  }
  let flow: Flow<Place, Never>
  private lazy var inner = flow.child { MapCoordinator(flow: $0) }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.inner(q: nil)) }
  func show(_ route: Place) { inner.start(at: route) }
}

@Suite("Queries of addresses")
struct QueryTests {
  @Test("a query belongs to the route that declares it, not to those on the way")
  func ownQuery() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "list/add?q=Ghent") { CitiesCoordinator(flow: $0) }
      try app.expect("home(-) ▸ list(-) ▸ add(Ghent)")
      let list = app.navigation.tree.layers[0].entries[1].id
      #expect(app.path == "list/add?q=Ghent")
      try app.open(app.path)
      #expect(app.navigation.tree.layers[0].entries[1].id == list)
      try app.close()
    }
  }

  @Test("what lies on the way keeps its own values in the address, and opens with them")
  func valuesOnTheWay() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "list?q=Rome") { CitiesCoordinator(flow: $0) }
      try app.expect("home(-) ▸ list(Rome)")
      let list = app.navigation.tree.top?.id
      try app.root(CitiesCoordinator.self).show(.add(q: "Ghent"))
      #expect(app.path == "list;q=Rome/add?q=Ghent")
      let path = app.path
      try app.open(path)
      #expect(app.navigation.tree.layers[0].entries[1].id == list)
      // A link that says nothing of the list keeps the one that is there.
      try app.open("list/add?q=Bonn")
      try app.expect("home(-) ▸ list(Rome) ▸ add(Bonn)")
      #expect(app.navigation.tree.layers[0].entries[1].id == list)
      try app.open("list;q=Oslo/add?q=a;b%2Fc")
      try app.expect("home(-) ▸ list(Oslo) ▸ add(a;b/c)")
      try app.open("")
      try app.open(path)
      try app.expect("home(-) ▸ list(Rome) ▸ add(Ghent)")
      try app.close()
    }
  }

  @Test(
    "a flow's address shows what its first screen was opened with",
    arguments: ["map?q=x", "map"]
  )
  func child(_ path: String) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: path) { CitiesCoordinator(flow: $0) }
      #expect(app.path == path)
      try app.expect(path == "map" ? "home(-) ▸ map(-)" : "home(-) ▸ map(x)")
      try app.close()
    }
  }

  @Test("a value of the same name in a route and in what it leads to can be told apart")
  func sameNames() async throws {
    try await onEachIsolation { _ in
      for path in ["", "?q=a", ";q=a?q=b", ";?q=b"] {
        let app = try TestApp(path: path, mode: .alive) { OuterCoordinator(flow: $0) }
        #expect(app.path == path)
        try app.expect(path.hasSuffix("?q=b") ? "map(b)" : "map(-)")
        app.navigation.close()
      }
    }
  }

  @Test("parameters are read like a query, and what is damaged in them is malformed")
  func damaged() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { CitiesCoordinator(flow: $0) }
      for path in ["list;q=%/add", "list;%GG=1", "list//add"] {
        let error = #expect(throws: RouteError.self) { try app.open(path) }
        #expect(error?.code == .malformed, "\(path)")
      }
      try app.open("list;/add")
      try app.expect("home(-) ▸ list(-) ▸ add(-)")
      try app.close()
    }
  }
}

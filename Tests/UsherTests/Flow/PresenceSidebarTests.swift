import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Presence: sidebars and tabs")
struct PresenceSidebarTests {
  private let seen = Sightings()

  private func start() throws -> (app: TestApp, root: LookingCoordinator) {
    let app = try TestApp(mode: .alive) { [seen] in LookingCoordinator(seen, first: .list, flow: $0)
    }
    return (app, try app.root())
  }

  @Test("where there is room, a sidebar is seen beside what follows; else it is covered")
  func sidebar() throws {
    let (app, root) = try start()
    app.navigation.room = .wide
    root.show(.page(id: "a"))
    root.show(.detail(id: "a"))
    #expect(seen["List"] == [true])
    #expect(seen["Page a"] == [true, false])
    #expect(seen["Detail a"] == [true])
    app.navigation.room = .narrow
    #expect(seen["List"] == [true, false])
    app.navigation.room = .wide
    #expect(seen["List"] == [true, false, true])
    #expect(seen["Detail a"] == [true])
    root.show(.cover)
    #expect(seen["List"] == [true, false, true, false])
  }

  @Test("what is chosen in it takes the place of what is beside it, which is seen no more")
  func chosen() throws {
    let (app, root) = try start()
    app.navigation.room = .wide
    let list = try #require(app.navigation.tree.top).id
    app.navigation.perform(on: list) { root.show(.page(id: "a")) }
    app.navigation.perform(on: list) { root.show(.page(id: "b")) }
    #expect(seen["Page a"] == [true, false])
    #expect(seen["Page b"] == [true])
    #expect(seen["List"] == [true])
  }

  @Test("only what is in the selected tabs is seen, and never what is made elsewhere")
  func tabs() throws {
    let app = try TestApp(mode: .alive) { [seen] in TabsCoordinator("", seen, depth: 2, flow: $0) }
    #expect(seen["A.A Home"] == [true])
    #expect(seen["A.B Home"] == [false])
    #expect(seen["B.A Home"] == [false])
    #expect(seen["B.B Home"] == [false])
    let root: TabsCoordinator = try app.root()
    root.first.coordinator?.show(.second)
    #expect(seen["A.A Home"] == [true, false])
    #expect(seen["A.B Home"] == [false, true])
    root.show(.second)
    #expect(seen["A.B Home"] == [false, true, false])
    #expect(seen["B.A Home"] == [false, true])
    // Below another tab than the one that shows nothing comes to be seen.
    root.first.coordinator?.show(.first)
    root.first.coordinator?.leaf.coordinator?.show(.page(id: "a"))
    #expect(seen["A.A Home"] == [true, false])
    #expect(seen["A.A Page a"] == [false])
    root.show(.first)
    #expect(seen["A.A Page a"] == [false, true])
    #expect(seen["A.A Home"] == [true, false])
    #expect(seen["B.B Home"] == [false])
  }

  @Test("what lies over tabs covers them, and a sheet doesn't")
  func overTabs() throws {
    let app = try TestApp(mode: .alive) { [seen] in TabsCoordinator("", seen, depth: 1, flow: $0) }
    let root: TabsCoordinator = try app.root()
    root.show(.over)
    #expect(seen["A Home"] == [true, false])
    #expect(seen["Over"] == [true])
    root.leaf.coordinator?.show(.page(id: "a"))
    #expect(seen["A Page a"] == [false])
    try app.back()
    #expect(seen["A Home"] == [true, false])
    #expect(seen["A Page a"] == [false, true])
    root.leaf.coordinator?.show(.sheet)
    #expect(seen["A Page a"] == [false, true])
    #expect(seen["A Sheet"] == [true])
  }
}

private enum TabsRoute: Route {
  case first, second, over

  enum CodingKeys: String, RoutePath { case first, second, over }
}

/// Tabs, in tabs as often as is said.
private final class TabsCoordinator: Coordinator {
  let flow: Flow<TabsRoute, Never>
  private let prefix: String
  private let depth: Int
  private let sightings: Sightings
  lazy var first = flow.child { [self] in
    TabsCoordinator(name("A"), sightings, depth: depth - 1, flow: $0)
  }
  lazy var second = flow.child { [self] in
    TabsCoordinator(name("B"), sightings, depth: depth - 1, flow: $0)
  }
  lazy var leaf = flow.child { [self] in
    LookingCoordinator(sightings, prefix: name("A") + " ", flow: $0)
  }
  lazy var other = flow.child { [self] in
    LookingCoordinator(sightings, prefix: name("B") + " ", flow: $0)
  }

  init(_ prefix: String, _ sightings: Sightings, depth: Int, flow: Flow<TabsRoute, Never>) {
    self.prefix = prefix
    self.sightings = sightings
    self.depth = depth
    self.flow = flow
  }

  private func name(_ tab: String) -> String { prefix.isEmpty ? tab : "\(prefix).\(tab)" }

  func start() {
    flow.showTabs(
      depth > 1
        ? [first.tab("A", at: .first), second.tab("B", at: .second)]
        : [leaf.tab("A", at: .first), other.tab("B", at: .second)]
    )
  }

  func show(_ route: TabsRoute) {
    if route == .over {
      flow.push(at: route) { LookingModel("Over", $0, sightings) }
    } else {
      flow.select(route)
    }
  }
}

import Testing
import Usher
import UsherTesting

/// Where many screens are made in one go, of which one is to be seen.
@MainActor
@Suite("Presence: links and restoration")
struct PresenceLinkTests {
  private let seen = Sightings()

  private func app(_ path: String? = nil, mode: TestApp.Mode = .alive) throws -> TestApp {
    try TestApp(path: path, mode: mode) { [seen] in LookingCoordinator(seen, flow: $0) }
  }

  @Test("what lies below the screen that a first link leads to was never seen")
  func firstLink() throws {
    let app = try app("a/detail")
    try app.expect("Home ▸ Page a ▸ Detail a")
    #expect(seen["Home"] == [false])
    #expect(seen["Page a"] == [false])
    #expect(seen["Detail a"] == [true])
    try app.back()
    #expect(seen["Page a"] == [false, true])
    #expect(seen["Home"] == [false])
  }

  @Test("a first link to where the app begins shows it")
  func linkToStart() throws {
    let app = try TestApp(path: "one", mode: .alive) { [seen] in PairCoordinator(seen, flow: $0) }
    #expect(seen["One Home"] == [false, true])
    #expect(seen["Two Home"] == [false])
    app.navigation.close()
  }

  @Test("nor what lies below it in child flows", arguments: ["inner", "inner-sheet"])
  func childLink(_ path: String) throws {
    let app = try app("\(path)/a/detail")
    #expect(seen["Inner Home"] == [false])
    #expect(seen["Inner Page a"] == [false])
    #expect(seen["Inner Detail a"] == [true])
    #expect(seen["Home"] == (path == "inner" ? [false] : [false, true]))
    app.navigation.close()
  }

  @Test("a link from within covers what was seen, and shows no more than where it leads")
  func laterLink() throws {
    let app = try app()
    try app.open("a/detail")
    #expect(seen["Home"] == [true, false])
    #expect(seen["Page a"] == [false])
    #expect(seen["Detail a"] == [true])
    try app.open("inner/b")
    #expect(seen["Inner Home"] == [false])
    #expect(seen["Inner Page b"] == [true])
    #expect(seen["Home"] == [true, false])
  }

  @Test("a link that leads nowhere leaves all as it was")
  func noLink() throws {
    let app = try app("a")
    #expect(throws: RouteError.self) { try app.open("inner/a/b/c/d") }
    try app.expect("Home ▸ Page a")
    #expect(seen["Home"] == [false])
    #expect(seen["Page a"] == [true])
    app.navigation.close()
    #expect(throws: RouteError.self) { try self.app("inner/a/b/c/d") }
    #expect(seen["Home"].last == false)
  }

  @Test("of a new window, too, nothing is seen that its link covers")
  func windows() throws {
    let windows = Windows(on: MainActor.shared) { [seen] navigation, snapshot in
      navigation.start(restoring: snapshot) { LookingCoordinator(seen, flow: $0) }
    }
    try windows.open("a")
    #expect(seen["Home"] == [false])
    #expect(seen["Page a"] == [true])
    windows.close()
    #expect(seen["Page a"] == [true, false])
  }

  @Test("of what is restored, the screen that shows comes to be seen when all is there")
  func restored() throws {
    let app = try app("a")
    let snapshot = try #require(try app.navigation.snapshot())
    app.navigation.close()
    let navigation = Navigation(on: MainActor.shared)
    navigation.start(restoring: snapshot) { [seen] in LookingCoordinator(seen, flow: $0) }
    #expect(seen["Home"] == [false])
    #expect(seen["Page a"] == [false, true])
    navigation.back()
    #expect(seen["Home"] == [false, true])
    navigation.forward()
    #expect(seen["Page a"] == [false, true])
    #expect(seen["Home"] == [false, true, false])
    navigation.close()
  }

  @Test("a tab that was selected is seen after it was restored, and the first one isn't")
  func restoredTab() async throws {
    let app = try TestApp(mode: .processDeath) { [seen] in PairCoordinator(seen, flow: $0) }
    try app.select(tab: "Two")
    try await app.settle()
    #expect(seen["One Home"] == [false])
    #expect(seen["Two Home"] == [false, true])
    try app.select(tab: "One")
    try await app.settle()
    #expect(seen["One Home"] == [false, true])
    #expect(seen["Two Home"] == [false])
    try app.close()
  }

  @Test("nothing is seen while the person is away, in this life and the next")
  func device() async throws {
    let app = try app("a", mode: .processDeath)
    app.device.deactivate()
    #expect(!app.navigation.device.isActive)
    #expect(seen["Page a"].last == false)
    try app.die()
    #expect(seen["Page a"] == [false])
    try app.open("b")
    #expect(seen["Page b"] == [false])
    app.device.activate()
    try await app.settle()
    #expect(seen["Page b"] == [false, true])
    #expect(seen["Home"] == [false])
    try app.close()
  }
}

private final class PairCoordinator: Coordinator {
  enum Place: Route {
    case one, two
    enum CodingKeys: String, RoutePath { case one, two }
  }

  let flow: Flow<Place, Never>
  private let sightings: Sightings
  private lazy var one = flow.child { [sightings] in
    LookingCoordinator(sightings, prefix: "One ", flow: $0)
  }
  private lazy var two = flow.child { [sightings] in
    LookingCoordinator(sightings, prefix: "Two ", flow: $0)
  }

  init(_ sightings: Sightings, flow: Flow<Place, Never>) {
    self.sightings = sightings
    self.flow = flow
  }

  func start() { flow.showTabs([one.tab("One", at: .one), two.tab("Two", at: .two)]) }
  func show(_ route: Place) { flow.select(route) }
}

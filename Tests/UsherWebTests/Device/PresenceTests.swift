import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// Whether the person sees the page, as far as the server can know.
@MainActor
@Suite("Presence in the browser", .timeLimit(.minutes(10)))
struct PresenceTests {
  @Test("a new page is seen, before a script runs and after")
  func visible() async throws {
    let tab = try await WhereTab()
    #expect(tab.browser.text.contains("Seen: true."))
    try await tab.connect()
    await tab.settle()
    #expect(tab.browser.text.contains("Seen: true."))
    await tab.close()
  }

  @Test("one that was opened in the background isn't, until its tab is shown")
  func background() async throws {
    let tab = try await WhereTab()
    try await tab.connect(hidden: true)
    try await tab.wait { tab.browser.text.contains("Seen: true, false.") }
    await tab.receive([0, 6])
    try await tab.wait { tab.browser.text.contains("Seen: true, false, true.") }
    try await tab.wait { tab.browser.text.contains("1 returns") }
    await tab.close()
  }

  @Test("one whose tab is hidden isn't; that is an event like others, counted and applied in turn")
  func left() async throws {
    let tab = try await WhereTab()
    try await tab.connect()
    await tab.receive([0, 7])
    try await tab.wait { tab.browser.text.contains("Seen: true, false.") }
    #expect(tab.browser.applied == 1)
    await tab.receive([0, 7])
    await tab.receive([0, 6])
    try await tab.wait { tab.browser.text.contains("Seen: true, false, true.") }
    #expect(tab.browser.applied == 3)
    await tab.close()
  }

  @Test("one without a connection isn't; who comes back with it sees it, though that is no return")
  func detached() async throws {
    let tab = try await WhereTab()
    try await tab.connect()
    await tab.disconnect()
    try await tab.connect()
    try await tab.wait { tab.browser.text.contains("Seen: true, false, true.") }
    #expect(tab.browser.text.contains("0 returns"))
    await tab.close()
  }

  @Test("one that comes back hidden stays unseen")
  func comesBackHidden() async throws {
    let tab = try await WhereTab()
    try await tab.connect()
    await tab.receive([0, 7])
    await tab.disconnect()
    try await tab.connect(hidden: true)
    await tab.settle()
    #expect(tab.browser.text.contains("Seen: true, false."))
    await tab.close()
  }

  @Test(
    "after the server was killed hidden pages stay unseen from the start",
    arguments: [true, false]
  )
  func revived(_ isHidden: Bool) async throws {
    let tab = try await WhereTab(store: MemorySessionStore())
    try await tab.connect(hidden: isHidden)
    try await tab.tap("Again")
    try await tab.wait { tab.browser.applied == 1 }
    try await tab.killServer(hidden: isHidden)
    let looks = isHidden ? "Seen: false." : "Seen: false, true."
    try await tab.wait { tab.browser.text.contains(looks) }
    await tab.settle()
    #expect(tab.browser.text.contains(looks))
    await tab.close()
  }

  @Test(
    "what an address only passes isn't seen; a sidebar is, until the browser has no room for it"
  )
  func firstPage() throws {
    let app = WebApp("rooms", title: "Rooms") { flow, _ in
      RoomsCoordinator(flow: flow)
    } views: {
    }
    let page = try Page(app, path: "a/b", visitor: Visitor(id: "a"), on: MainActor.shared) {}
    let looks = try #require(page.navigation.rootCoordinator as? RoomsCoordinator).looks
    #expect(looks.first == ["List": false, "Room a": false, "Corner b": true])
    #expect(looks.now == ["List": true, "Room a": false, "Corner b": true])
    page.setHasRoom(true)
    #expect(looks.now["List"] == true)
    page.setHasRoom(false)
    #expect(looks.now["List"] == false)
    page.close()
    #expect(!looks.now.values.contains(true))
  }
}

/// Which screens were seen when they were made, and which are now.
private final class Looks {
  private(set) var first: [String: Bool] = [:]
  private var presences: [String: Presence] = [:]
  var now: [String: Bool] { presences.mapValues(\.isActive) }

  func add(_ name: String, _ presence: Presence) {
    first[name] = presence.isActive
    presences[name] = presence
  }
}

private enum RoomsRoute: Route {
  case list, room(id: String), corner(room: String, id: String)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case room = ":id"
    case corner = ":room/:id"
  }
}

private final class RoomsCoordinator: Coordinator {
  let flow: Flow<RoomsRoute, Never>
  let looks = Looks()

  init(flow: Flow<RoomsRoute, Never>) { self.flow = flow }

  func start() { show(.list) }

  func show(_ route: RoomsRoute) {
    switch route {
    case .list: flow.pushSidebar(at: route) { model("List", $0) }
    case .room(let id): flow.push(at: route) { model("Room \(id)", $0) }
    case .corner(_, let id): flow.push(at: route) { model("Corner \(id)", $0) }
    }
  }

  private func model(_ name: String, _ screen: Screen<Never>) -> ItemViewModel {
    looks.add(name, screen.presence)
    return ItemViewModel(name)
  }
}

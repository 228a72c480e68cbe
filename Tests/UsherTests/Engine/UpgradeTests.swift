import Testing
import Usher
import UsherTesting

/// An app that comes back in another version than it went.
@Suite("Upgrades of an app")
struct UpgradeTests {
  private func stored(
    _ places: [StoryTabs.Place],
    _ path: String,
    on isolation: any Actor
  ) throws -> Snapshot {
    let navigation = Navigation(on: isolation)
    navigation.start { StoryTabs(StoryLog(), places, flow: $0) }
    try navigation.open(path)
    let snapshot = try #require(try navigation.snapshot())
    navigation.close()
    return snapshot
  }

  @Test("a tab that the app has gained is there, and what was stored in the others is, too")
  func gainedTab() async throws {
    try await onEachIsolation { isolation in
      let snapshot = try stored([.one, .three], "three/edit/a", on: isolation)
      let navigation = Navigation(on: isolation)
      navigation.start(restoring: snapshot) {
        StoryTabs(StoryLog(), [.one, .two, .three], flow: $0)
      }
      #expect(navigation.tree.layers[0].tabs.map(\.title) == ["One", "Two", "Three"])
      #expect(navigation.drawing == "[tab Three] 3.Home ▸ 3.a")
      #expect(navigation.restorationProblems.isEmpty)
      #expect(try navigation.open("two/edit/b") == .allowed)
      #expect(navigation.drawing == "[tab Two] 2.Home ▸ 2.b")
      navigation.close()
      #expect(navigation.leaks.isEmpty)
    }
  }

  @Test("a tab that the app has lost is named, and the others are there")
  func lostTab() async throws {
    try await onEachIsolation { isolation in
      let snapshot = try stored([.one, .two], "two/edit/a", on: isolation)
      let navigation = Navigation(on: isolation)
      navigation.start(restoring: snapshot) { StoryTabs(StoryLog(), [.one, .three], flow: $0) }
      #expect(navigation.tree.layers[0].tabs.map(\.title) == ["One", "Three"])
      #expect(navigation.drawing == "[tab One] 1.Home")
      #expect(navigation.restorationProblems.map(\.path) == ["two"])
      #expect(navigation.restorationProblems.map(\.code) == [.place])
      navigation.close()
    }
  }

  @Test("a migration makes, moves and drops places by public API")
  func migration() async throws {
    try await onEachIsolation { isolation in
      let snapshot = try stored([.one, .two], "two/edit/a", on: isolation)
      let moved = try Snapshot(
        decoding: snapshot.encoded(),
        version: 2,
        migrations: [
          1: { snapshot in
            // The tab Two was renamed to Three, and each story has a list now, over what was there.
            for index in snapshot.root.tabs.indices where snapshot.root.tabs[index].path == "two" {
              snapshot.root.tabs[index].path = "three"
            }
            let id = snapshot.takeID()
            for index in snapshot.root.tabs.indices {
              snapshot.root.tabs[index].flow?.places.append(
                Snapshot.Place(id: id + index, path: "list")
              )
            }
            _ = snapshot.takeID()
          }
        ]
      )
      let navigation = Navigation(on: isolation)
      navigation.start(restoring: moved) { StoryTabs(StoryLog(), [.one, .three], flow: $0) }
      #expect(navigation.restorationProblems.isEmpty)
      #expect(navigation.drawing == "[tab Three] 3.Home ▸ 3.a ▸ 3.List")
      #expect(navigation.tree.layers[0].tabs[0].entries.map(\.path) == ["", "list"])
      let made = Snapshot.FlowSnapshot(
        coordinator: "StoryCoordinator",
        places: [Snapshot.Place(id: 1, path: "edit/new")]
      )
      #expect(made.places.map(\.placement) == [.push])
      navigation.close()
    }
  }
}

/// Starts a child at once in its new version, which its old one didn't.
private final class EagerCoordinator: Coordinator {
  enum Place: Route {
    case home, tour, item(id: Int)
    enum CodingKeys: String, RoutePath {
      case home = ""
      case tour
      case item = "items/:id"
    }
  }

  let flow: Flow<Place, Never>
  private let isNew: Bool
  private(set) lazy var tour = flow.child { TermsCoordinator(flow: $0) }

  init(isNew: Bool, flow: Flow<Place, Never>) {
    self.isNew = isNew
    self.flow = flow
  }
  func start() {
    show(.home)
    if isNew { show(.tour) }
  }
  func show(_ route: Place) {
    switch route {
    case .home: flow.push(HelpModel(), at: route)
    case .tour: tour.start(.sheet, at: route)
    case .item(let id): flow.push(ItemModel(title: "Item \(id)") {}, at: route)
    }
  }
}

@Suite("Numbers of what was made in vain")
struct VainNumberTests {
  @Test(
    "a child that start() shows and the snapshot hasn't leaves its slot free, whatever is pushed next"
  )
  func slot() async throws {
    try await onEachIsolation { isolation in
      let navigation = Navigation(on: isolation)
      navigation.start { EagerCoordinator(isNew: false, flow: $0) }
      let snapshot = try #require(try navigation.snapshot())
      navigation.close()
      let new = navigation.start(restoring: snapshot) { EagerCoordinator(isNew: true, flow: $0) }
      #expect(navigation.drawing == "Help")
      for id in 0..<4 { new.show(.item(id: id)) }
      #expect(!new.tour.isRunning)
      #expect(new.tour.coordinator == nil)
      #expect(new.tour.start(.sheet, at: .tour) == .allowed)
      navigation.close()
    }
  }
}

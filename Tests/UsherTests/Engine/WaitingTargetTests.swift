import Observation
import Testing
import Usher
import UsherTesting

@Suite("What waits for a guard")
struct WaitingTargetTests {
  @Test(
    "run that is cancelled while a guard asks leaves the child that runs alone, and takes its prompt away"
  )
  func cancelledWhileAsking() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { Sidebar(flow: $0) }
      var root: Sidebar? = try app.root()
      root?.drawer.start("a", .detail, at: .drawer(id: "a"))
      try app.on(EditModel.self) { $0.text = "unsaved" }
      weak let waiting = root
      var isOver = false
      let task = root?.flow.scope.task {
        _ = await waiting?.drawer.run("b", .detail, at: .drawer(id: "b"))
        isOver = true
      }
      try await app.wait { app.navigation.tree.prompt != nil }
      task?.cancel()
      #expect(app.navigation.tree.prompt == nil)
      #expect(!app.navigation.isAsking)
      try await app.wait { isOver }
      try app.expect("Help ▸ Edit")
      #expect(try app.top(EditModel.self).text == "unsaved")
      root = nil
    }
  }

  @Test("a slot knows its child that waited for a guard while another start was refused")
  func parkedChild() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { Sidebar(flow: $0) }
      let root: Sidebar = try app.root()
      root.drawer.start("a", .detail, at: .drawer(id: "a"))
      let clock = app.clock
      try app.on(EditModel.self) {
        $0.verdict = .wait {
          try? await clock.sleep(for: .seconds(1))
          return true
        }
      }
      #expect(root.drawer.start("b", .detail, at: .drawer(id: "b")) == .asking)
      #expect(root.drawer.start("c", .detail, at: .drawer(id: "c")) == .denied)
      try await app.wait { clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      try await app.wait { !app.navigation.isAsking }
      #expect(root.drawer.isRunning)
      #expect(app.path == "drawer/b")
      #expect(root.drawer.start("d", at: .drawer(id: "d")) == .denied)
    }
  }

  @Test(
    "a screen that waited is let go of when the window closes, whatever was committed meanwhile"
  )
  func parkedScreen() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { StoryCoordinator(log, flow: $0) }
      var story: StoryCoordinator? = try app.root()
      story?.show(.editor(id: "a"))
      try app.on(DraftModel.self) { $0.text = "unsaved" }
      weak var made: HeldModel?
      #expect(
        story?.flow.replace(at: .list) { screen in
          let model = HeldModel(screen.scope)
          made = model
          return model
        } == .asking
      )
      #expect(made != nil)
      story?.flow.present(HelpModel(), at: .nothing)
      story = nil
      try app.close()
      #expect(made == nil)
    }
  }

  @Test("what only watches isn't told before its screen is shown")
  func watchesLater() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { StoryCoordinator(StoryLog(), flow: $0) }
      let story: StoryCoordinator = try app.root()
      story.show(.editor(id: "a"))
      try app.on(DraftModel.self) { $0.text = "unsaved" }
      let counter = Counter()
      var seen: [Int] = []
      story.flow.replace(at: .list) { screen in
        screen.scope.observe {
          counter.count
        } then: {
          seen.append($0)
        }
        return HelpModel()
      }
      counter.count = 1
      try await app.settle()
      #expect(seen.isEmpty)
      try app.answer("Leave")
      try await app.settle()
      #expect(seen == [1])
    }
  }
}

@Observable private final class Counter {
  var count = 0
}

/// Holds itself by the work it has begun.
private final class HeldModel: ViewModel {
  init(_ scope: Scope) {
    scope.task { await self.load() }
  }
  private func load() async {}
}

/// A list beside what is in a drawer.
private final class Sidebar: Coordinator {
  enum Place: Route {
    case list, drawer(id: String)
    enum CodingKeys: String, RoutePath {
      case list = ""
      case drawer = "drawer/:id"
    }
  }
  let flow: Flow<Place, Never>
  lazy var drawer = flow.child { (_: String, flow) in EditCoordinator(flow: flow) }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.list) }
  func show(_ route: Place) { flow.pushSidebar(HelpModel(), at: route) }
}

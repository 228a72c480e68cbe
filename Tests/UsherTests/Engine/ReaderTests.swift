import Observation
import Testing
import Usher
import UsherTesting

/// What a sceptical reader of the engine found, each as a test.
@Suite("What a reader found")
struct ReaderTests {
  @Test("choosing the tab that shows takes screens off, and says so: they aren't kept")
  func selectedTab() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { GuardedTabs(flow: $0) }
      let model = try app.top(EditModel.self)
      model.text = "unsaved"
      try app.select(tab: "Edit")
      #expect(model.asked.last?.cause == .tab)
      #expect(model.asked.last?.keepsScreen == false)
      try app.expect("[tab Edit] Help ▸ Edit ▸ [prompt] Discard?")
      try app.answer("Cancel")
      // A link to another tab keeps it.
      #expect(try app.open("other") == .asking)
      #expect(model.asked.last?.cause == .link)
      #expect(model.asked.last?.keepsScreen == true)
    }
  }

  @Test("a view model that ends its flow while it is made leaves nothing behind")
  func endsInInitialiser() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { HastyModels(log, flow: $0) }
      var root: HastyModels? = try app.root()
      root?.child.start(.vertical, at: .child)
      try app.expect("Help")
      #expect(log.outcomes == ["finished"])
      #expect(root?.child.isRunning == false)
      try await app.settle()
      #expect(log.begun.isEmpty)
      root = nil
      try app.close()
    }
  }

  @Test("a child that is cancelled in its start() tells its end once, and so does a root")
  func cancelsInStart() async throws {
    try await onEachIsolation { isolation in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { Reluctant(log, flow: $0) }
      let root: Reluctant = try app.root()
      root.child.start(at: .child)
      #expect(log.outcomes == ["child cancelled(Usher.Cancellation.cancelled)"])
      let navigation = Navigation(on: isolation)
      var outcomes: [String] = []
      navigation.start {
        QuitterCoordinator(flow: $0)
      } ended: {
        outcomes.append("\($0)")
      }
      #expect(outcomes == ["cancelled(Usher.Cancellation.cancelled)"])
      #expect(navigation.tree.layers.isEmpty)
    }
  }

  @Test(
    "run that is cancelled while a guard asks leaves the child that runs alone, and takes its question away"
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

  @Test("an app that starts anew in the handler of its end has a device that answers")
  func restarted() async throws {
    try await onEachIsolation { isolation in
      let navigation = Navigation(on: isolation)
      var restarts = 0
      func start() {
        navigation.start {
          QuitterCoordinator(quits: false, flow: $0)
        } ended: { _ in
          restarts += 1
          if restarts == 1 { start() }
        }
      }
      start()
      navigation.close()
      #expect(restarts == 1)
      #expect(navigation.drawing == "Help")
      navigation.device.locator = { $0.answer(.failure(.denied)) }
      var answer: (any Error)?
      do { _ = try await navigation.device.position() } catch { answer = error }
      #expect(answer is DevicePositionError)
      navigation.close()
    }
  }

  @Test("forward that a guard is asked about is asked about, and is one step only")
  func forwardAsks() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { StoryTabs(StoryLog(), flow: $0) }
      try app.open("one/edit/a")
      try app.back()
      try app.select(tab: "Two")
      try app.on(DraftModel.self) { $0.text = "unsaved" }
      #expect(app.navigation.forward() == .asking)
      try app.answer("Leave")
      try app.expect("[tab One] 1.Home ▸ 1.a")
      #expect(!app.navigation.canGoForward)
      #expect(app.navigation.forward() == .denied)
    }
  }

  @Test("each child's end is told, also when the handler of another ends their parent")
  func siblings() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { Family(log, flow: $0) }
      let root: Family = try app.root()
      root.inner.start(.vertical, at: .inner)
      let inner = try #require(root.inner.coordinator)
      inner.first.start(.vertical, at: .first)
      inner.second.start(.vertical, at: .second)
      inner.flow.popToStart()
      #expect(log.outcomes == ["second", "inner", "first"])
      try app.expect("Help")
    }
  }

  @Test("start(at:) in a window that runs closes what ran")
  func startedAgain() async throws {
    try await onEachIsolation { isolation in
      let navigation = Navigation(on: isolation)
      var outcomes: [String] = []
      navigation.start {
        StoryCoordinator(StoryLog(), flow: $0)
      } ended: {
        outcomes.append("\($0)")
      }
      try navigation.start(at: "list") {
        navigation.start { StoryCoordinator(StoryLog(), flow: $0) }
      }
      #expect(outcomes == ["cancelled(Usher.Cancellation.closed)"])
      #expect(navigation.drawing == "Home ▸ List")
      navigation.close()
      #expect(navigation.leaks.isEmpty)
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

private final class GuardedTabs: Coordinator {
  enum Place: Route { case edit, other }
  let flow: Flow<Place, Never>
  lazy var edit = flow.child { EditStack(flow: $0) }
  lazy var other = flow.child { TermsCoordinator(flow: $0) }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { flow.showTabs([edit.tab("Edit", at: .edit), other.tab("Other", at: .other)]) }
  func show(_ route: Place) { flow.select(route) }

  final class EditStack: Coordinator {
    enum Place: Route { case list, edit }
    let flow: Flow<Place, Never>
    init(flow: Flow<Place, Never>) { self.flow = flow }
    func start() {
      show(.list)
      show(.edit)
    }
    func show(_ route: Place) {
      switch route {
      case .list: flow.push(HelpModel(), at: route)
      case .edit:
        flow.push(at: route) { screen in
          let model = EditModel(done: {}, cancel: {}, next: {})
          screen.beforeLeaving(model) { $0.verdict(on: $1) }
          return model
        }
      }
    }
  }
}

private enum OneChild: Route { case home, child }

/// Its child's view model finds nothing to do.
private final class HastyModels: Coordinator {
  let flow: Flow<OneChild, Never>
  private let log: StoryLog
  lazy var child = flow.child { [log] in
    Hasty(log, flow: $0)
  } ended: { [log] outcome in
    if outcome.output != nil { log.outcomes.append("finished") }
  }
  init(_ log: StoryLog, flow: Flow<OneChild, Never>) {
    self.log = log
    self.flow = flow
  }
  func start() { show(.home) }
  func show(_ route: OneChild) { flow.push(HelpModel(), at: route) }

  final class Hasty: Coordinator {
    let flow: Flow<TermsRoute, Void>
    private let log: StoryLog
    init(_ log: StoryLog, flow: Flow<TermsRoute, Void>) {
      self.log = log
      self.flow = flow
    }
    func start() { show(.terms) }
    func show(_ route: TermsRoute) {
      flow.push(at: route) { screen in
        let log = log
        screen.scope.task { log.begun.append("vain") }
        return DoneModel(screen.on(self) { $0.flow.finish() })
      }
    }
  }
}

private final class DoneModel: ViewModel {
  init(_ done: () -> Void) { done() }
}

private final class Reluctant: Coordinator {
  let flow: Flow<OneChild, Never>
  private let log: StoryLog
  lazy var child = flow.child {
    QuitterCoordinator(flow: $0)
  } ended: { [log] in
    log.outcomes.append("child \($0)")
  }
  init(_ log: StoryLog, flow: Flow<OneChild, Never>) {
    self.log = log
    self.flow = flow
  }
  func start() { show(.home) }
  func show(_ route: OneChild) { flow.push(HelpModel(), at: route) }
}

private final class QuitterCoordinator: Coordinator {
  let flow: Flow<TermsRoute, Never>
  private let quits: Bool
  init(quits: Bool = true, flow: Flow<TermsRoute, Never>) {
    self.quits = quits
    self.flow = flow
  }
  func start() { if quits { flow.cancel() } else { show(.terms) } }
  func show(_ route: TermsRoute) { flow.push(HelpModel(), at: route) }
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

/// Two children of one flow, of which the upper one's end ends that flow.
private final class Family: Coordinator {
  enum Place: Route { case home, inner }
  let flow: Flow<Place, Never>
  private let log: StoryLog
  lazy var inner = flow.child { [log] in
    Inner(log, flow: $0)
  } ended: { [log] _ in
    log.outcomes.append("inner")
  }
  init(_ log: StoryLog, flow: Flow<Place, Never>) {
    self.log = log
    self.flow = flow
  }
  func start() { show(.home) }
  func show(_ route: Place) { flow.push(HelpModel(), at: route) }

  final class Inner: Coordinator {
    enum Place: Route { case home, first, second }
    let flow: Flow<Place, Void>
    private let log: StoryLog
    lazy var first = flow.child {
      TermsCoordinator(flow: $0)
    } ended: { [log] _ in
      log.outcomes.append("first")
    }
    lazy var second = flow.child {
      TermsCoordinator(flow: $0)
    } ended: { [weak self, log] _ in
      log.outcomes.append("second")
      self?.flow.finish()
    }
    init(_ log: StoryLog, flow: Flow<Place, Void>) {
      self.log = log
      self.flow = flow
    }
    func start() { show(.home) }
    func show(_ route: Place) { flow.push(HelpModel(), at: route) }
  }
}

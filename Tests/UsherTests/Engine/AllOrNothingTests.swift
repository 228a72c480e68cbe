import Testing
import Usher
import UsherTesting

/// What a flow's story is made of in these tests: editors with drafts, in stacks, children and tabs.
enum StoryRoute: Route {
  case home, editor(id: String), nothing, list, child(id: String)

  enum CodingKeys: String, RoutePath {
    case home = ""
    case editor = "edit/:id"
    case nothing = "nothing"
    case list
    case child = "child/:id"
  }
}

final class DraftModel: ViewModel {
  let title: String
  var text = ""

  init(_ title: String, _ screen: Screen<Never>, _ log: StoryLog) {
    self.title = title
    log.made.append(title)
    screen.scope.task { log.begun.append(title) }
    screen.beforeLeaving(self) { model, leaving in
      log.asked.append(model.title)
      return model.text.isEmpty ? .allow : .ask(.confirm("Leave \(model.title)?", confirm: "Leave"))
    }
  }
}

/// What has happened: what was made, what has begun its work, who was asked, which outcomes were told.
final class StoryLog {
  var made: [String] = []
  var begun: [String] = []
  var asked: [String] = []
  var outcomes: [String] = []
}

final class StoryCoordinator: Coordinator {
  let flow: Flow<StoryRoute, String>
  let log: StoryLog
  private let prefix: String
  private(set) lazy var child = flow.child { [log] (id: String, flow) in
    StoryCoordinator(log, prefix: "\(id).", flow: flow)
  } ended: { [log] in
    log.outcomes.append("\($0)")
  }

  init(_ log: StoryLog, prefix: String = "", flow: Flow<StoryRoute, String>) {
    self.log = log
    self.prefix = prefix
    self.flow = flow
  }

  func start() { show(.home) }

  func show(_ route: StoryRoute) {
    switch route {
    case .home: flow.push(at: route) { DraftModel("\(prefix)Home", $0, log) }
    case .editor(let id): flow.push(at: route) { DraftModel("\(prefix)\(id)", $0, log) }
    case .list: flow.push(at: route) { DraftModel("\(prefix)List", $0, log) }
    case .child(let id): child.start(id, id == "sheet" ? .sheet : .push, at: route)
    case .nothing: break
    }
  }
}

@Suite("All or nothing")
struct AllOrNothingTests {
  @Test(
    "a link that leads nowhere, at whatever depth, changes nothing: no screen, no draft, no outcome, nobody is asked",
    arguments: [
      "nothing", "edit/b/what", "child/x/nothing", "child/x/child/y/nothing", "child/x/edit/a/odd",
    ]
  )
  func failedLink(_ path: String) async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { StoryCoordinator(log, flow: $0) }
      var story: StoryCoordinator? = try app.root()
      story?.show(.editor(id: "a"))
      story?.show(.list)
      story?.show(.child(id: "x"))
      story?.child.coordinator?.show(.editor(id: "b"))
      try app.on(DraftModel.self) { $0.text = "draft" }
      try await app.settle()
      let (tree, begun, asked) = (app.navigation.tree, log.begun, log.asked)
      weak let child = story?.child.coordinator
      var transitions = 0
      app.navigation.onTransition { _ in transitions += 1 }
      #expect(throws: RouteError.self) { try app.open(path) }
      #expect(app.navigation.tree == tree)
      #expect(try app.top(DraftModel.self).text == "draft")
      #expect(story?.child.coordinator === child)
      #expect(child != nil)
      #expect(log.outcomes.isEmpty)
      #expect(log.asked == asked)
      #expect(transitions == 0)
      #expect(!app.navigation.isWorking)
      try await app.settle()
      #expect(log.begun == begun)
      try app.on(DraftModel.self) { $0.text = "" }
      story = nil
      try app.close()
    }
  }

  @Test("a bad link typed in one tab leaves the other's stack as it was")
  func failedLinkThroughTabs() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { StoryTabs(log, flow: $0) }
      try app.open("one/edit/a")
      let first = app.navigation.tree
      try app.select(tab: "Two")
      let second = app.navigation.tree
      #expect(throws: RouteError.self) { try app.open("one/edit/b/what") }
      #expect(app.navigation.tree == second)
      try app.select(tab: "One")
      #expect(app.navigation.tree == first)
      try app.close()
    }
  }

  @Test("what is made for a link that a guard refuses has begun nothing, and is let go of")
  func refusedLink() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { StoryCoordinator(log, flow: $0) }
      try app.open("edit/a")
      try app.on(DraftModel.self) { $0.text = "draft" }
      try await app.settle()
      #expect(try app.open("child/x/edit/b") == .asking)
      #expect(!app.navigation.isWorking)
      try app.answer("Cancel")
      try await app.settle()
      #expect(log.begun == ["Home", "a"])
      try app.expect("Home ▸ a")
      #expect(try app.open("child/x/edit/b") == .asking)
      try app.answer("Leave")
      try await app.settle()
      try app.expect("Home ▸ x.Home ▸ x.b")
      #expect(log.begun == ["Home", "a", "x.Home", "x.b"])
      #expect(log.outcomes.isEmpty)
      try app.close()
    }
  }

  @Test("a snapshot of which something can't be shown changes nothing in a window that runs")
  func failedRestoration() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { StoryCoordinator(log, flow: $0) }
      try app.open("child/x/edit/b")
      var snapshot = try #require(try app.navigation.snapshot())
      snapshot.root.places[1].flow?.places[1].path = "nothing"
      try app.open("edit/a")
      let tree = app.navigation.tree
      log.outcomes = []
      #expect(app.navigation.restore(snapshot) == .denied)
      #expect(app.navigation.tree == tree)
      #expect(log.outcomes.isEmpty)
      #expect(app.navigation.restorationProblems.map(\.path) == ["nothing"])
      try app.close()
    }
  }

  @Test("a link doesn't go elsewhere beneath an open prompt")
  func beneathQuestion() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { StoryCoordinator(StoryLog(), flow: $0) }
      try app.open("edit/a")
      try app.root(StoryCoordinator.self).flow.ask(.alert("Saved")) {}
      #expect(try app.open("list") == .denied)
      try app.answer("OK")
      try app.expect("Home ▸ a")
      try app.close()
    }
  }

  @Test("a child that reached its goal while a link was followed that fails tells nobody")
  func hastyChild() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { HastyStory(log, flow: $0) }
      #expect(throws: RouteError.self) { try app.open("child/x/nothing") }
      #expect(log.outcomes.isEmpty)
      try app.expect("Home")
      try app.close()
    }
  }
}

/// Its child is over before it has begun.
private final class HastyStory: Coordinator {
  let flow: Flow<StoryRoute, Never>
  let log: StoryLog
  lazy var child = flow.child { (id: String, flow: Flow<StoryRoute, String>) in
    Hasty(flow: flow)
  } ended: { [log] in
    log.outcomes.append("\($0)")
  }

  init(_ log: StoryLog, flow: Flow<StoryRoute, Never>) {
    self.log = log
    self.flow = flow
  }
  func start() { show(.home) }
  func show(_ route: StoryRoute) {
    switch route {
    case .child(let id): child.start(id, at: route)
    default: flow.push(at: route) { DraftModel("Home", $0, log) }
    }
  }

  final class Hasty: Coordinator {
    let flow: Flow<StoryRoute, String>
    init(flow: Flow<StoryRoute, String>) { self.flow = flow }
    func start() { flow.finish("done") }
    func show(_ route: StoryRoute) {}
  }
}

/// Two stories side by side.
final class StoryTabs: Coordinator {
  enum Place: Route { case one, two, three }
  let flow: Flow<Place, Never>
  private let places: [Place]
  private let log: StoryLog
  lazy var one = flow.child { [log] in StoryCoordinator(log, prefix: "1.", flow: $0) }
  lazy var two = flow.child { [log] in StoryCoordinator(log, prefix: "2.", flow: $0) }
  lazy var three = flow.child { [log] in StoryCoordinator(log, prefix: "3.", flow: $0) }

  init(_ log: StoryLog, _ places: [Place] = [.one, .two], flow: Flow<Place, Never>) {
    self.log = log
    self.places = places
    self.flow = flow
  }

  func start() {
    flow.showTabs(
      places.map { place in
        switch place {
        case .one: one.tab("One", at: place)
        case .two: two.tab("Two", at: place)
        case .three: three.tab("Three", at: place)
        }
      }
    )
  }

  func show(_ route: Place) { flow.select(route) }
}

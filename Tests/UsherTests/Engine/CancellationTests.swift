import Testing
import Usher
import UsherTesting

@Suite("Cancelled work")
struct CancellationTests {
  @Test("takes its prompt away, and goes on as if the person had said no")
  func prompt() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { StoryCoordinator(StoryLog(), flow: $0) }
      var story: StoryCoordinator? = try app.root()
      let flow = try #require(story?.flow)
      var answers: [Bool] = []
      let task = flow.scope.task {
        answers.append(await flow.ask(.confirm("Delete?", confirm: "Delete")))
      }
      try await app.wait { app.navigation.tree.prompt != nil }
      task.cancel()
      #expect(app.navigation.tree.prompt == nil)
      try await app.wait { !answers.isEmpty }
      #expect(answers == [false])
      story = nil
    }
  }

  @Test("of a screen takes its prompt away in the turn the screen leaves")
  func screen() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { AskingCoordinator(log, flow: $0) }
      try app.open("ask")
      try await app.wait { app.navigation.tree.prompt != nil }
      try app.expect("Help ▸ Asking ▸ [prompt] Delete?")
      var transitions: [String] = []
      app.navigation.onTransition { [weak navigation = app.navigation] _ in
        transitions.append(navigation?.drawing ?? "")
      }
      try app.root(AskingCoordinator.self).flow.pop()
      try app.expect("Help")
      #expect(transitions == ["Help"])
      try await app.wait { !log.outcomes.isEmpty }
      #expect(log.outcomes == ["false"])
      try app.close()
    }
  }

  @Test("that is no scope's takes its prompt and its child away, too")
  @MainActor func plainTask() async throws {
    let log = StoryLog()
    let app = try TestApp(mode: .alive) { StoryCoordinator(log, flow: $0) }
    let story: StoryCoordinator = try app.root()
    let asking = Task { @MainActor in await story.flow.ask(.confirm("Delete?", confirm: "Delete")) }
    try await app.wait { app.navigation.tree.prompt != nil }
    asking.cancel()
    #expect(await asking.value == false)
    #expect(app.navigation.tree.prompt == nil)
    let running = Task { @MainActor in
      "\(await story.child.run("sheet", .sheet, at: .child(id: "sheet")))"
    }
    try await app.wait { story.child.isRunning }
    running.cancel()
    #expect(await running.value.contains("notStarted"))
    try app.expect("Home")
    #expect(log.outcomes == ["cancelled(Usher.Cancellation.removed)"])
  }

  @Test("takes the child that it waits for away, without asking anybody")
  func child() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { StoryCoordinator(log, flow: $0) }
      var story: StoryCoordinator? = try app.root()
      weak let waiting = story
      let task = story?.flow.scope.task {
        let outcome = await waiting?.child.run("sheet", .sheet, at: .child(id: "sheet"))
        log.outcomes.append(outcome.map { "\($0)" } ?? "gone")
      }
      try await app.wait { app.drawing == "Home ▸ [sheet] sheet.Home" }
      try app.on(DraftModel.self) { $0.text = "unsaved" }
      task?.cancel()
      try app.expect("Home")
      try await app.settle()
      #expect(log.outcomes.first == "cancelled(Usher.Cancellation.removed)")
      #expect(log.outcomes.count == 2)
      story = nil
      try app.close()
    }
  }

  @Test("a window that is let go of without being closed resumes whoever waits")
  @MainActor func droppedWindow() async throws {
    var navigation: Navigation? = Navigation(on: MainActor.shared)
    let story = try #require(navigation).start { StoryCoordinator(StoryLog(), flow: $0) }
    var answer: Bool?
    let task = Task { @MainActor [flow = story.flow] in
      answer = await flow.ask(.confirm("Delete?", confirm: "Delete"))
    }
    for _ in 0..<1000 where navigation?.tree.prompt == nil { await Task.yield() }
    navigation = nil
    await task.value
    #expect(answer == false)
  }

  @Test("a view model can't end its screen's or flow's work while these live")
  @MainActor func foreignEnd() async throws {
    let app = try TestApp(mode: .alive) { StoryCoordinator(StoryLog(), flow: $0) }
    let scope = try app.root(StoryCoordinator.self).flow.scope
    scope.end()
    #expect(!scope.isEnded)
    app.navigation.close()
    #expect(scope.isEnded)
  }

  @Test("a command that waits in a queue when its scope ends doesn't run for ever")
  @MainActor func queuedCommand() async throws {
    let app = try TestApp(mode: .alive) { StoryCoordinator(StoryLog(), flow: $0) }
    let scope = try app.root(StoryCoordinator.self).flow.scope
    let clock = app.clock
    let command = Command(.queue)
    for _ in 0..<2 { command(scope) { try? await clock.sleep(for: .seconds(1)) } }
    #expect(command.isRunning)
    app.navigation.close()
    try await app.wait { !command.isRunning }
  }
}

/// A screen whose own work asks.
private final class AskingCoordinator: Coordinator {
  enum Place: Route {
    case home, ask
    enum CodingKeys: String, RoutePath { case home = "", ask }
  }

  let flow: Flow<Place, Never>
  private let log: StoryLog
  init(_ log: StoryLog, flow: Flow<Place, Never>) {
    self.log = log
    self.flow = flow
  }
  func start() { show(.home) }
  func show(_ route: Place) {
    switch route {
    case .home: flow.push(HelpModel(), at: route)
    case .ask:
      flow.push(at: route) { screen in
        let (flow, log) = (flow, log)
        screen.scope.task {
          log.outcomes.append("\(await flow.ask(.confirm("Delete?", confirm: "Delete")))")
        }
        return AskingModel()
      }
    }
  }
}

private final class AskingModel: ViewModel {
  let title = "Asking"
}

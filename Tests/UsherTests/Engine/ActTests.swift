import Testing
import Usher
import UsherTesting

@Suite("Acts")
struct ActTests {
  @Test("observers that navigate hear of all transitions in order, each with the tree it led to")
  func observersInOrder() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { StoryCoordinator(StoryLog(), flow: $0) }
      let navigation = app.navigation
      var (first, second): ([Int], [Int]) = ([], [])
      var isConsistent = true
      var last = navigation.tree
      navigation.onTransition { [weak navigation] transition in
        first.append(transition.number)
        if transition.path == "list" { _ = try? navigation?.open("edit/a") }
      }
      navigation.onTransition { transition in
        second.append(transition.number)
        isConsistent = isConsistent && transition.before == last
        last = transition.after
      }
      try app.open("list")
      try app.expect("Home ▸ a")
      #expect(first == [2, 3])
      #expect(second == [2, 3])
      #expect(isConsistent)
      #expect(last == navigation.tree)
      try app.close()
    }
  }

  @Test("inside of the handler of an end, what has ended is gone from the tree")
  func treeInHandler() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { LookingBack(flow: $0) }
      var root: LookingBack? = try app.root()
      root?.navigation = app.navigation
      root?.child.start(.sheet, at: .child)
      try app.expect("Help ▸ [sheet] Terms")
      try app.swipeDown()
      #expect(root?.drawings == ["Help"])
      root = nil
      try app.close()
    }
  }

  @Test(
    "start and run do the same beside a sidebar, and say what a guard says",
    arguments: [false, true]
  )
  func besideSidebar(isRun: Bool) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { DeskCoordinator(flow: $0) }
      var desk: DeskCoordinator? = try app.root()
      app.navigation.room = .wide
      desk?.show(.paper(id: "a"))
      try app.expect("Help ▸ Edit")
      try app.on(EditModel.self) { $0.text = "unsaved" }
      var outcome: Outcome<Void>?
      if isRun {
        weak let waiting = desk
        desk?.flow.scope.task { outcome = await waiting?.drawer.run(.detail, at: .drawer) }
        try await app.wait { app.navigation.tree.prompt != nil }
      } else {
        #expect(desk?.drawer.start(.detail, at: .drawer) == .asking)
      }
      try app.expect("Help ▸ Edit ▸ [prompt] Discard?")
      #expect(desk?.drawer.isRunning == false)
      try app.answer("Discard")
      try app.expect("Help ▸ Sign In")
      #expect(desk?.drawer.isRunning == true)
      try app.on(SignInModel.self) { $0.signedIn() }
      try app.expect("Help")
      if isRun {
        try await app.wait { outcome != nil }
        #expect(outcome?.output != nil)
      }
      desk = nil
      try app.close()
    }
  }

  @Test("run is told at once when a guard refuses")
  func refusedRun() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { DeskCoordinator(flow: $0) }
      let desk: DeskCoordinator = try app.root()
      desk.show(.paper(id: "a"))
      try app.on(EditModel.self) { $0.verdict = .deny }
      let outcome = await desk.drawer.run(.detail, at: .drawer)
      #expect("\(outcome)".contains("notStarted"))
      try app.expect("Help ▸ Edit")
    }
  }

  @Test("a call that does nothing says why")
  func ignored() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { StoryCoordinator(StoryLog(), flow: $0) }
      let story: StoryCoordinator = try app.root()
      story.show(.home)
      #expect(story.flow.replace(HelpModel(), at: .home) == .denied)
      story.flow.pop()
      story.show(.child(id: "a"))
      #expect(story.child.start("b", at: .child(id: "b")) == .denied)
      let child = try #require(story.child.coordinator)
      child.flow.cancel()
      child.flow.pop()
      #expect(
        app.misuses.map(\.code) == [
          .shownAlready, .shownAlready, .nothingToLeave, .slotBusy, .ended,
        ]
      )
      #expect(app.misuses.map(\.isHarmless) == [true, true, true, false, true])
      #expect(app.misuses.allSatisfy { $0.description.hasPrefix("StoryCoordinator") })
    }
  }

  @Test("each reason is told in words that say what to do")
  func reasons() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { StoryTabs(StoryLog(), flow: $0) }
      let tabs: StoryTabs = try app.root()
      tabs.flow.select(.three)
      let story = try #require(tabs.one.coordinator)
      story.flow.redirect(to: .nothing, then: .list)
      story.show(.child(id: "a"))
      story.child.start("b", at: .child(id: "b"))
      story.flow.push(HelpModel(), at: .child(id: "a"))
      #expect(
        app.misuses.map(\.description) == [
          "StoryTabs has no tab at “three”. To fix this, select a route that showTabs(_:) was given.",
          """
          StoryTabs › StoryCoordinator answered “nothing” by a gate that shows nothing. To fix this, let \
          `show(_:)` show a screen or start a child at the gate's route.
          """,
          """
          StoryTabs › StoryCoordinator doesn't start “child/b”: the slot runs another child. To fix this, \
          cancel that one first, or declare another slot.
          """,
          "StoryTabs › StoryCoordinator doesn't show “child/a” again: it is on top already.",
        ]
      )
    }
  }

  @Test("an end without asking sweeps away guards, prompts and handlers; one that asks asks")
  func forcedEnd() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { StoryCoordinator(log, flow: $0) }
      let story: StoryCoordinator = try app.root()
      story.show(.child(id: "sheet"))
      var model: DraftModel? = try app.top(DraftModel.self)
      model?.text = "unsaved"
      #expect(story.flow.popToStart(.signOut) == .asking)
      try app.answer("Cancel")
      #expect(app.navigation.back() == .asking)
      story.flow.popToStartWithoutAsking(.signOut)
      try app.expect("Home")
      #expect(!app.navigation.isAsking)
      #expect(log.outcomes == ["cancelled(Usher.Cancellation.removed)"])
      #expect(app.navigation.transitions.last?.cause == .signOut)
      story.show(.child(id: "sheet"))
      model = nil
      try app.on(DraftModel.self) { $0.text = "unsaved" }
      story.child.coordinator?.flow.cancelWithoutAsking()
      try app.expect("Home")
    }
  }

  @Test(
    "looking at another tab, and another address of a screen, don't end what there is to go forward to"
  )
  func forward() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { StoryTabs(StoryLog(), flow: $0) }
      try app.open("one/edit/a")
      try app.back()
      try app.select(tab: "Two")
      #expect(app.navigation.canGoForward)
      #expect(app.navigation.forward() == .allowed)
      try app.expect("[tab One] 1.Home ▸ 1.a")
      #expect(!app.navigation.canGoForward)
      try app.close()
    }
  }
}

private final class LookingBack: Coordinator {
  enum Place: Route { case home, child }
  let flow: Flow<Place, Never>
  weak var navigation: Navigation?
  var drawings: [String] = []
  lazy var child = flow.child {
    TermsCoordinator(flow: $0)
  } ended: { [weak self] _ in
    if let self, let navigation { drawings.append(navigation.drawing) }
  }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.home) }
  func show(_ route: Place) { flow.push(HelpModel(), at: route) }
}

/// A list beside a paper, or beside what is in the drawer.
private final class DeskCoordinator: Coordinator {
  enum Place: Route { case list, paper(id: String), drawer }
  let flow: Flow<Place, Never>
  lazy var drawer = flow.child { DrawerFlow(flow: $0) }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.list) }
  func show(_ route: Place) {
    switch route {
    case .list: flow.pushSidebar(HelpModel(), at: route)
    case .paper:
      flow.pushDetail(at: route) { screen in
        let model = EditModel(done: {}, cancel: {}, next: {})
        screen.beforeLeaving(model) { $0.verdict(on: $1) }
        return model
      }
    case .drawer: drawer.start(.detail, at: route)
    }
  }

  final class DrawerFlow: Coordinator {
    let flow: Flow<TermsRoute, Void>
    init(flow: Flow<TermsRoute, Void>) { self.flow = flow }
    func start() { show(.terms) }
    func show(_ route: TermsRoute) {
      flow.push(at: route) { screen in SignInModel(signedIn: screen.on(self) { $0.flow.finish() }) }
    }
  }
}

import Testing
import Usher
import UsherTesting

@Suite("What stays, and what is gone forward to")
struct KeptScreenTests {
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

import Testing
import Usher
import UsherTesting

@Suite("Misuse")
struct MisuseTests {
  @Test("it is told what happened, where, and how to fix it, and a test fails")
  func reported() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ClumsyCoordinator(flow: $0) }
      try app.expect("[tab Empty]  ▸ [sheet] Help")
      let failure = #expect(throws: TestFailure.self) { try app.close() }
      #expect(
        failure?.description == """
          The tab at “empty” of ClumsyCoordinator shows nothing. To fix this, let its coordinator's start() \
          show a screen.
          ClumsyCoordinator called showTabs(_:) at “” though it shows tabs already; the new ones are left \
          out. To fix this, call it once, in start(), with all tabs.
          ClumsyCoordinator pushed “help” as a sidebar over other screens; it is shown as a screen like \
          others. To fix this, push the sidebar first, in start().
          """
      )
    }
  }
}

private final class ClumsyCoordinator: Coordinator {
  enum Place: Route { case empty, help, sheet }
  let flow: Flow<Place, Never>
  lazy var empty = flow.child { SilentCoordinator(flow: $0) }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() {
    flow.showTabs([empty.tab("Empty", at: .empty)])
    flow.showTabs([])
    flow.present(HelpModel(), at: .sheet)
    flow.pushSidebar(HelpModel(), at: .help)
    flow.pop()
  }
  func show(_ route: Place) {}
}

private final class SilentCoordinator: Coordinator {
  let flow: Flow<TermsRoute, Never>
  init(flow: Flow<TermsRoute, Never>) { self.flow = flow }
  func start() {}
  func show(_ route: TermsRoute) {}
}

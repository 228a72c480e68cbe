import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Work that a test waits for in vain")
struct RunningWorkTests {
  final class SleeperModel: ViewModel {
    private let screen: Screen<Never>
    init(screen: Screen<Never>) { self.screen = screen }

    func sleep() {
      let scope = screen.scope
      scope.task { try? await scope.sleep(for: .seconds(60)) }
    }
  }

  enum SleeperRoute: Route, CaseIterable { case sleeper }

  final class SleeperCoordinator: Coordinator {
    let flow: Flow<SleeperRoute, Never>
    init(flow: Flow<SleeperRoute, Never>) { self.flow = flow }
    func show(_ route: SleeperRoute) { flow.push(at: route) { SleeperModel(screen: $0) } }
    func ask() {
      let flow = flow
      flow.scope.task { _ = await flow.ask(.confirm("Sure?", confirm: "Yes")) }
    }
  }

  @Test("who works is told, and that it sleeps by the test's clock")
  func sleeping() async throws {
    let app = try TestApp { SleeperCoordinator(flow: $0) }
    try app.on(SleeperModel.self) { $0.sleep() }
    try await app.wait { app.clock.sleepers == 1 }
    let failure = await #expect(throws: TestFailure.self) {
      try await app.settle(upTo: .milliseconds(10))
    }
    #expect(
      failure?.description == """
        Waited 0.01 seconds, but work of SleeperModel still runs. A task sleeps by the test's clock: \
        `await clock.advance(by: …)` wakes it. There is
          Sleeper
        """
    )
    await app.clock.advance(by: .seconds(60))
    try await app.settle()
    try app.close()
  }

  @Test("work that waits for a prompt is told, with the coordinator that it is of")
  func prompt() async throws {
    let app = try TestApp { SleeperCoordinator(flow: $0) }
    try app.root(SleeperCoordinator.self).ask()
    try await app.wait { app.drawing.contains("[prompt]") }
    let failure = await #expect(throws: TestFailure.self) {
      try await app.settle(upTo: .milliseconds(10))
    }
    #expect(failure?.description.contains("but work of SleeperCoordinator still runs.") == true)
    #expect(failure?.description.contains("answer it by `try app.answer(…)`") == true)
    try app.answer("Yes")
    try await app.settle()
    try app.close()
  }

  @Test("a view model alone is told of, too")
  func window() async throws {
    let window = TestWindow()
    let scope = window.scope
    scope.task { try? await scope.sleep(for: .seconds(1)) }
    scope.task { try? await scope.sleep(for: .seconds(2)) }
    let failure = await #expect(throws: TestFailure.self) {
      try await window.settle(upTo: .milliseconds(10))
    }
    #expect(
      failure?.description == """
        Waited 0.01 seconds, but work still runs. 2 tasks sleep by the test's clock: \
        `await clock.advance(by: …)` wakes them.
        """
    )
    window.close()
  }
}

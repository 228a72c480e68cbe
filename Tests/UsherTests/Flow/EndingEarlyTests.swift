import Testing
import Usher
import UsherTesting

@Suite("Ends that come early, or in another's")
struct EndingEarlyTests {
  @Test("a view model that ends its flow while it is made leaves nothing behind")
  func endsInInitialiser() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { HastyModels(log, flow: $0) }
      var root: HastyModels? = try app.root()
      root?.child.start(.sheet, at: .child)
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

  @Test("each child's end is told, also when the handler of another ends their parent")
  func siblings() async throws {
    try await onEachIsolation { _ in
      let log = StoryLog()
      let app = try TestApp(mode: .alive) { Family(log, flow: $0) }
      let root: Family = try app.root()
      root.inner.start(.sheet, at: .inner)
      let inner = try #require(root.inner.coordinator)
      inner.first.start(.sheet, at: .first)
      inner.second.start(.sheet, at: .second)
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

import GTK
import GTKTestLoop
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

private final class MistakeLog {
  var mistakes: [ViewMistake] = []
}

enum TestRoute: Route, CaseIterable { case start, sheet }

/// A coordinator with one screen, for a view model that a test has made.
final class TestCoordinator<Model: ViewModel>: Coordinator {
  let flow: Flow<TestRoute, Never>
  private let make: () -> Model

  init(_ make: @escaping () -> Model, flow: Flow<TestRoute, Never>) {
    self.make = make
    self.flow = flow
  }

  func show(_ route: TestRoute) { flow.push(make(), at: route) }
}

/// A window with one view.
final class TestScreen<Model: ViewModel> {
  let navigation = Navigation(on: MainActor.shared)
  let window: GTKWindow
  private(set) weak var coordinator: TestCoordinator<Model>?
  var mistakes: [ViewMistake] { log.mistakes }
  private let log = MistakeLog()
  private let warnings = usher_test_warnings()

  init(
    _ views: Views,
    resource: @escaping (String) async throws -> [UInt8] = { throw ResourceError(path: $0) },
    _ make: @escaping () -> Model
  ) {
    #expect(Toolkit.begin(), "There is no display.")
    var made: TestCoordinator<Model>?
    navigation.start { (flow: Flow<TestRoute, Never>) -> TestCoordinator<Model> in
      let coordinator = TestCoordinator(make, flow: flow)
      made = coordinator
      return coordinator
    }
    coordinator = made
    var setup = WindowSetup(name: "Test", views: views, resource: resource)
    setup.onViewMistake = { [log] in log.mistakes.append($0) }
    window = GTKWindow(navigation, setup)
  }

  /// Shows a view model in a window, lets a test use it, and expects that nothing is left of it afterwards.
  static func use(
    _ views: Views,
    _ make: () -> Model,
    _ body: (TestScreen, Model) async throws -> Void
  ) async rethrows {
    let callbacks = Callback.count
    weak var gone: Model?
    do {
      let model = make()
      gone = model
      let screen = TestScreen(views) { model }
      defer { screen.close() }
      await screen.update()
      try await body(screen, model)
    }
    // What has ended is released within a few turns.
    for _ in 0..<100 where Callback.count > callbacks {
      await Task.yield()
      MainLoop.turn()
    }
    #expect(gone == nil, "The view model is kept.")
    #expect(Callback.count <= callbacks, "Closures of signals are kept.")
  }

  /// Shows a view model, and takes its screen away while its page is still to be seen, as it moves out of sight. Expects that
  /// the page keeps nothing of the view model.
  static func leave(_ views: Views, _ make: () -> Model) async {
    weak var gone: Model?
    var page: ScreenPage?
    do {
      let model = make()
      gone = model
      let screen = TestScreen(views) { model }
      await screen.update()
      page = screen.page
      screen.close()
    }
    for _ in 0..<100 where gone != nil {
      await Task.yield()
      MainLoop.turn()
    }
    #expect(gone == nil, "The page keeps the view model.")
    withExtendedLifetime(page) {}
  }

  var page: ScreenPage? { window.layers.first?.shown.first }

  /// The first widget of a type on the screen.
  func find<Found: Widget>(_ type: Found.Type) -> Found? { all(type).first }
  /// All widgets of a type on the screen, in the order in which they are seen.
  func all<Found: Widget>(_ type: Found.Type) -> [Found] { page?.content.all(type) ?? [] }
  /// The button with a title.
  func button(_ title: String) -> GTK.Button? { all(GTK.Button.self).first { $0.title == title } }

  /// The texts on the screen, from top to bottom, without those that aren't there now.
  var texts: [String] { page?.content.texts ?? [] }

  /// Waits until the window shows what its view model says.
  @MainActor func update() async {
    await navigation.observed()
    MainLoop.turn()
    // A mistake is reported in a turn of its own.
    await Task.yield()
  }

  /// Waits until something is to be seen, ten seconds at most.
  @MainActor func waits(until isSeen: () -> Bool) async {
    await #expect(throws: Never.self) { try await window.wait(until: isSeen) }
  }

  func close() {
    navigation.close()
    MainLoop.turn()
    #expect(usher_test_warnings() == warnings, "GTK has warned.")
  }
}

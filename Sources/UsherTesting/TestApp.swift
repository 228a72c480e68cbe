public import Usher

/// An app without a screen: starts a coordinator headless and acts on it as a person would.
///
/// ```swift
/// let app = TestApp { PhotosCoordinator(shop: shop, flow: $0) }
/// try app.on(PhotosViewModel.self) { $0.selectPhoto(at: 0) }
/// try app.expect("Photos ▸ Misery Ridge")
/// try app.back()
/// try app.close()       // throws when a coordinator or a view model stays in memory
/// ```
///
/// Every step throws a ``TestFailure`` when a person could not have done it. It is bound to the
/// actor that made it, as the app is.
public final class TestApp {
  /// The window's navigation.
  public let navigation: Navigation
  /// Virtual time for everything in the app.
  public let clock: TestClock

  /// Starts a root coordinator.
  ///
  /// - Parameters:
  ///   - isolation: the actor the app lives on; the caller's by default.
  ///   - clock: virtual time for the app's scopes.
  ///   - path: an address to open right after the start, as a link would.
  ///   - make: makes the coordinator with the flow it is given.
  ///   - ended: gets the outcome when the root flow ends.
  /// - Throws: `RouteError` when nothing has the address.
  public init<C: Coordinator>(
    isolation: isolated (any Actor)? = #isolation,
    clock: TestClock = TestClock(),
    path: String? = nil,
    _ make: (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) throws {
    guard let isolation else {
      throw TestFailure(
        "TestApp needs an actor. To fix this, make it on @MainActor or in an actor."
      )
    }
    self.clock = clock
    navigation = Navigation(on: isolation, clock: clock)
    navigation.start(make, ended: ended)
    guard let path else { return }
    do {
      try navigation.open(path)
    } catch {
      navigation.close()
      throw error
    }
  }

  /// A drawing of what is shown, as `[tab Photos] Photos ▸ Misery Ridge ▸ [sheet] Buy`.
  public var drawing: String { navigation.drawing }

  /// The address of what is shown, within the app.
  public var path: String { navigation.path }

  /// Fails unless the drawing of what is shown is this one.
  public func expect(_ drawing: String) throws(TestFailure) {
    guard self.drawing != drawing else { return }
    throw TestFailure("Expected to see\n  \(drawing)\nbut there is\n  \(self.drawing)")
  }

  /// The view model of the screen on top.
  public func top<Model: ViewModel>(_ type: Model.Type = Model.self) throws(TestFailure) -> Model {
    guard let entry = navigation.tree.top, let model = navigation.viewModel(of: entry.id) else {
      throw TestFailure("Nothing is shown, so there is no \(type) to act on.")
    }
    guard let found = model as? Model else {
      throw TestFailure("The screen on top is of \(Swift.type(of: model)), not \(type): \(drawing)")
    }
    return found
  }

  /// The coordinator that everything began with.
  public func root<C: Coordinator>(_ type: C.Type = C.self) throws(TestFailure) -> C {
    guard let root = navigation.rootCoordinator as? C else {
      throw TestFailure("The root coordinator is no \(type), or it has ended.")
    }
    return root
  }

  /// Waits until something that goes on elsewhere has happened, as a fetch.
  ///
  /// - Parameters:
  ///   - hasHappened: what is waited for.
  ///   - limit: how long to wait, by the wall clock, before failing.
  public func wait(
    upTo limit: Duration = .seconds(10),
    until hasHappened: () throws -> Bool
  ) async throws {
    let end = ContinuousClock.now + limit
    while try !hasHappened() {
      guard ContinuousClock.now < end else {
        throw TestFailure("Waited \(limit) for what did not happen. There is\n  \(drawing)")
      }
      await Task.yield()
    }
  }

  /// Does something on the screen on top, as a person taps, types or chooses.
  ///
  /// - Throws: ``TestFailure`` when another screen is on top or a question covers it.
  @discardableResult
  public func on<Model: ViewModel, Result>(
    _ type: Model.Type,
    _ action: (Model) throws -> Result
  ) throws -> Result {
    let model = try top(type)
    guard let entry = navigation.tree.top, navigation.tree.isActive(entry.id) else {
      throw TestFailure("A question covers \(type): \(drawing)")
    }
    var result: Swift.Result<Result, any Error>?
    navigation.perform(on: entry.id) { result = Swift.Result { try action(model) } }
    guard let result else { throw TestFailure("\(type) took no action: \(drawing)") }
    return try result.get()
  }

  /// Goes back by the bar's button or the swipe from the edge.
  public func back() throws(TestFailure) {
    guard navigation.back() else { throw TestFailure("There is no way back from \(drawing)") }
  }

  /// Pulls the sheet on top down, or presses Escape.
  public func swipeDown() throws(TestFailure) {
    guard let layer = navigation.tree.layers.dropFirst().last, navigation.dismiss(layer.id) else {
      throw TestFailure("There is no sheet to take away: \(drawing)")
    }
  }

  /// Follows a link to an address within the app.
  public func open(_ path: String) throws(RouteError) { try navigation.open(path) }

  /// Chooses the tab with a title.
  public func select(tab title: String) throws(TestFailure) {
    guard let tab = navigation.tree.layers.first?.tabs.first(where: { $0.title == title }) else {
      throw TestFailure("There is no tab “\(title)”: \(drawing)")
    }
    navigation.select(tab: tab.id)
  }

  /// Answers the question by the button with a title.
  public func answer(_ title: String, text: String = "") throws(TestFailure) {
    guard let prompt = navigation.tree.prompt else {
      throw TestFailure("There is no question to answer “\(title)”: \(drawing)")
    }
    guard let button = prompt.buttons.firstIndex(where: { $0.title == title }) else {
      let titles = prompt.buttons.map { "“\($0.title)”" }.joined(separator: ", ")
      throw TestFailure("“\(prompt.title)” has no button “\(title)”, but \(titles).")
    }
    navigation.answer(prompt.id, button: button, text: text)
  }

  /// Closes the window: everything ends.
  ///
  /// - Throws: ``TestFailure`` that names each coordinator and view model still in memory, of
  ///   everything that has ended since the start.
  public func close() throws(TestFailure) {
    navigation.close()
    try expectNoLeaks()
  }

  /// Fails when a coordinator or view model that has ended is still in memory.
  public func expectNoLeaks() throws(TestFailure) {
    let leaks = navigation.leaks
    guard !leaks.isEmpty else { return }
    throw TestFailure(leaks.map(\.description).joined(separator: "\n"))
  }
}

public import Usher

/// An app without a screen: starts a coordinator headless and acts on it as a person would.
///
/// ```swift
/// let app = try TestApp { PhotosCoordinator(shop: shop, flow: $0) }
/// try app.on(PhotosViewModel.self) { $0.selectPhoto(at: 0) }
/// try app.expect("Photos ▸ Misery Ridge")
/// try app.back()
/// try app.close()       // throws when a coordinator or a view model stays in memory
/// ```
///
/// Every step throws a ``TestFailure`` when a person could not have done it. It is bound to the
/// actor that made it, as the app is.
public final class TestApp {
  /// How long an app lives.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// From the start of the test to its end.
    case alive
    /// From one step to the next: after each, as soon as no work is under way, everything is encoded
    /// and freed, and made again from what was encoded. A step that leaves a prompt open, or the device
    /// without an answer, is followed by the next in the same life.
    case processDeath
  }

  /// The mode of the apps that a test makes without naming one.
  ///
  /// ```swift
  /// try TestApp.$mode.withValue(.processDeath) { try buysAPhoto() }
  /// ```
  @TaskLocal public static var mode = Mode.alive

  /// The window's navigation; another one after each death.
  public private(set) var navigation: Navigation
  /// Virtual time for everything in the app.
  public let clock: TestClock
  /// The person's device; it stays the same when the process dies.
  public let device: TestDevice

  private let mode: Mode
  private let reported: Misuses
  private let makeNavigation: () -> Navigation
  private let launch: (Navigation, Snapshot?) -> Void

  /// Starts a root coordinator.
  ///
  /// - Parameters:
  ///   - isolation: the actor the app lives on; the caller's by default.
  ///   - clock: virtual time for the app's scopes.
  ///   - path: an address to open right after the start, as a link would.
  ///   - mode: whether the process dies after each step.
  ///   - make: makes the coordinator with the flow it is given.
  ///   - ended: gets the outcome when the root flow ends.
  /// - Throws: `RouteError` when nothing has the address.
  public init<C: Coordinator>(
    isolation: isolated (any Actor)? = #isolation,
    clock: TestClock = TestClock(),
    path: String? = nil,
    mode: Mode = TestApp.mode,
    _ make: @escaping (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) throws {
    guard let isolation else {
      throw TestFailure(
        "TestApp needs an actor. To fix this, make it on @MainActor or in an actor."
      )
    }
    self.clock = clock
    self.mode = mode
    let reported = Misuses()
    let device = TestDevice()
    self.device = device
    self.reported = reported
    makeNavigation = {
      let navigation = Navigation(on: isolation, clock: clock, transitionLimit: 100)
      navigation.onMisuse = { reported.all.append($0) }
      device.connect(to: navigation)
      return navigation
    }
    launch = { navigation, snapshot in
      navigation.start(restoring: snapshot, make, ended: ended)
    }
    let first = makeNavigation()
    navigation = first
    try first.start(at: path ?? "") { launch(first, nil) }
    try live()
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
  ///   - limit: how long to wait, by the wall clock, before failing. It fails later where the machine is so busy that
  ///     little could happen in that time.
  public func wait(
    upTo limit: Duration = .seconds(10),
    until hasHappened: () throws -> Bool
  ) async throws {
    guard try await happens(within: limit, hasHappened) else {
      throw TestFailure("Waited \(limit) for what did not happen. There is\n  \(drawing)")
    }
    guard mode == .processDeath, !navigation.isWorking else { return }
    try die()
    guard try await happens(within: limit, hasHappened) else {
      throw TestFailure(
        "It had happened, but not in the life after the process died. There is\n  \(drawing)"
      )
    }
  }

  /// Waits until nothing goes on any more that has an end: what was being fetched is there, or has failed.
  ///
  /// - Parameter limit: how long to wait, by the wall clock, before failing.
  public func settle(upTo limit: Duration = .seconds(10)) async throws {
    try await wait(upTo: limit) { !navigation.isWorking }
  }

  /// Looks again and again, at first at once, then every millisecond so that many tests can wait beside each other.
  private func happens(within limit: Duration, _ hasHappened: () throws -> Bool) async throws
    -> Bool
  {
    let end = ContinuousClock.now + limit
    var looks = 0
    while try !hasHappened() {
      // A clock alone would blame the test for other tests that keep its actor busy.
      guard looks < 1000 || ContinuousClock.now < end else { return false }
      looks += 1
      if looks < 100 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
    }
    return true
  }

  /// The process dies, if this is the mode and nothing is under way.
  private func live() throws(TestFailure) {
    guard mode == .processDeath, !navigation.isWorking else { return }
    try die()
  }

  /// The process dies and comes back: everything is encoded, freed, and made again.
  ///
  /// Nothing happens while a prompt is open or the device is asked, since who asked lives in the old process only.
  ///
  /// - Throws: ``TestFailure`` when something isn't what it was, or is still in memory.
  public func die() throws(TestFailure) {
    guard navigation.tree.prompt == nil, !navigation.isAsking, !navigation.device.isAwaited else {
      return
    }
    let (before, snapshot) = (navigation.tree, try snapshot())
    guard let snapshot else { return }
    let old = drawing
    navigation.abandon()
    try expectNoLeaks()
    do {
      let stored = try Snapshot(decoding: snapshot.encoded(), version: snapshot.version)
      navigation = makeNavigation()
      launch(navigation, stored)
    } catch {
      throw TestFailure(error.description)
    }
    let problems = navigation.restorationProblems.map(\.description)
    guard navigation.tree == before, problems.isEmpty else {
      throw TestFailure(
        (["After the process died there is\n  \(drawing)\ninstead of\n  \(old)"] + problems)
          .joined(separator: "\n")
      )
    }
    guard try self.snapshot() == snapshot else {
      throw TestFailure("After the process died, states aren't what they were: \(snapshot)")
    }
  }

  private func snapshot() throws(TestFailure) -> Snapshot? {
    do { return try navigation.snapshot() } catch { throw TestFailure(error.description) }
  }

  /// Does something on the screen on top, as a person taps, types or chooses.
  ///
  /// - Throws: ``TestFailure`` when another screen is on top or a prompt covers it.
  @discardableResult
  public func on<Model: ViewModel, Result>(
    _ type: Model.Type,
    _ action: (Model) throws -> Result
  ) throws -> Result {
    // The model is let go of before the process may die.
    let result = try perform(on: type, action)
    try live()
    return result
  }

  private func perform<Model: ViewModel, Result>(
    on type: Model.Type,
    _ action: (Model) throws -> Result
  ) throws -> Result {
    let model = try top(type)
    guard let entry = navigation.tree.top, navigation.tree.isActive(entry.id) else {
      throw TestFailure("A prompt covers \(type): \(drawing)")
    }
    var result: Swift.Result<Result, any Error>?
    navigation.perform(on: entry.id) { result = Swift.Result { try action(model) } }
    guard let result else { throw TestFailure("\(type) took no action: \(drawing)") }
    return try result.get()
  }

  /// Goes back by the bar's button or the swipe from the edge. A guard may ask first.
  public func back() throws(TestFailure) {
    guard navigation.back() != .denied else {
      throw TestFailure("There is no way back from \(drawing)")
    }
    try live()
  }

  /// Pulls the sheet on top down, or presses Escape. A guard may ask first.
  public func swipeDown() throws(TestFailure) {
    guard let layer = navigation.tree.layers.dropFirst().last,
      navigation.dismiss(layer.id) != .denied
    else {
      throw TestFailure("There is no sheet to take away: \(drawing)")
    }
    try live()
  }

  /// Follows a link to an address within the app.
  @discardableResult
  public func open(_ path: String) throws -> Permission {
    let permission = try navigation.open(path)
    try live()
    return permission
  }

  /// Chooses the tab with a title, of the tabs on top.
  public func select(tab title: String) throws(TestFailure) {
    let tabs = navigation.tree.layers.last { !$0.tabs.isEmpty }?.tabs ?? []
    guard let tab = tabs.first(where: { $0.title == title }) else {
      throw TestFailure("There is no tab “\(title)”: \(drawing)")
    }
    guard navigation.select(tab: tab.id) != .denied || tab.isSelected else {
      throw TestFailure("The tab “\(title)” can't be chosen: \(drawing)")
    }
    try live()
  }

  /// Answers the prompt by the button with a title.
  ///
  /// - Throws: ``TestFailure`` also when the prompt doesn't accept the text; it stays open then.
  public func answer(_ title: String, text: String = "") throws(TestFailure) {
    guard let prompt = navigation.tree.prompt else {
      throw TestFailure("There is no prompt to answer “\(title)”: \(drawing)")
    }
    guard let button = prompt.buttons.firstIndex(where: { $0.title == title }) else {
      let titles = prompt.buttons.map { "“\($0.title)”" }.joined(separator: ", ")
      throw TestFailure("“\(prompt.title)” has no button “\(title)”, but \(titles).")
    }
    guard navigation.answer(prompt.id, button: button, text: text) else {
      let problem = navigation.problem(withAnswer: text) ?? "the prompt is gone."
      throw TestFailure("“\(prompt.title)” doesn't take “\(text)” by “\(title)”: \(problem)")
    }
    try live()
  }

  /// Closes the window: everything ends.
  ///
  /// - Throws: ``TestFailure`` that names each coordinator and view model still in memory, of
  ///   everything that has ended since the start, and each misuse of Usher.
  public func close() throws(TestFailure) {
    let (wasWorking, wasAsked) = (navigation.isWorking, navigation.device.isAwaited)
    navigation.close()
    do { try expectNoLeaks() } catch {
      if wasAsked {
        throw TestFailure(
          "\(error)\nThe device was asked for its position when the app was closed, and who waits for that may be held "
            + "for a moment. To rule that out, answer by `app.device.position = .unavailable` and "
            + "`try await app.settle()` before."
        )
      }
      guard wasWorking else { throw error }
      throw TestFailure(
        "\(error)\nSomething was still under way when the app was closed, and may hold this for a moment. To rule "
          + "that out, `try await app.settle()` before."
      )
    }
    let wrong = reported.all.filter { !$0.isHarmless }
    guard wrong.isEmpty else {
      throw TestFailure(wrong.map(\.description).joined(separator: "\n"))
    }
  }

  /// What was done wrong, or did nothing, since the start, oldest first.
  public var misuses: [Misuse] { reported.all }

  private final class Misuses {
    var all: [Misuse] = []
  }

  /// Fails when a coordinator or view model that has ended is still in memory.
  public func expectNoLeaks() throws(TestFailure) {
    let leaks = navigation.leaks
    guard !leaks.isEmpty else { return }
    throw TestFailure(leaks.map(\.description).joined(separator: "\n"))
  }
}

public import Usher

/// An app without a display: it starts a root coordinator, and a test acts on its screens as a person would.
///
/// ```swift
/// let app = try TestApp { PhotosCoordinator(shop: shop, flow: $0) }
/// try app.on(PhotosViewModel.self) { $0.selectPhoto(at: 0) }
/// try app.expect("Photos ▸ Misery Ridge")
/// try app.back()
/// try app.close()       // throws when a coordinator or a view model stays in memory
/// ```
///
/// Every step throws a ``TestFailure`` when a person could not have done it, and in ``Mode/processDeath`` also when
/// the death of the process finds a problem, see ``die()``. Use a test app on the actor where it was made.
public final class TestApp {
  /// The life of the app's process in a test.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// One process from the start of the test to its end.
    case alive
    /// A new process after each step.
    ///
    /// After a step, as soon as no work runs, the state of the app is encoded, the app is freed, and it is made again
    /// from the encoded state. When a step leaves a prompt open, or a request to the device without an answer, the
    /// next step happens in the same process.
    case processDeath
  }

  /// The mode of the apps that are made without a `mode`. Set it for a part of a test, or for all tests of a suite by
  /// ``InEveryMode``.
  ///
  /// ```swift
  /// try TestApp.$mode.withValue(.processDeath) { try buysAPhoto() }
  /// ```
  @TaskLocal public static var mode = Mode.alive

  /// The window's navigation; a new object after each death of the process.
  public private(set) var navigation: Navigation
  /// The virtual time of the app.
  public let clock: TestClock
  /// The person's device; it stays the same object when the process dies.
  public let device: TestDevice

  private let mode: Mode
  private let reported: Misuses
  private let makeNavigation: () -> Navigation
  private let launch: (Navigation, Snapshot?) -> Void

  /// Starts a root coordinator.
  ///
  /// ```swift
  /// let app = try TestApp(path: "pli/buy") { PhotosCoordinator(shop: shop, flow: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: the actor of the app; the caller's by default.
  ///   - clock: the virtual time of the app's scopes.
  ///   - path: an address to open right after the start, like a link.
  ///   - mode: whether the process dies after each step.
  ///   - make: makes the coordinator with the given flow; called again after each death of the process.
  ///   - ended: gets the outcome when the root flow ends.
  /// - Throws: `RouteError` when no route has the address; ``TestFailure`` when there is no actor, or when the first
  ///   death of the process finds a problem, see ``die()``.
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

  /// The shown screens as one line of text, for example `[tab Photos] Photos ▸ Misery Ridge ▸ [sheet] Buy`.
  public var drawing: String { navigation.drawing }

  /// The address of the shown screens, within the app.
  public var path: String { navigation.path }

  /// Expects the shown screens to have this ``drawing``.
  ///
  /// - Throws: ``TestFailure`` with both drawings, when they differ.
  public func expect(_ drawing: String) throws(TestFailure) {
    guard self.drawing != drawing else { return }
    throw TestFailure("Expected to see\n  \(drawing)\nbut there is\n  \(self.drawing)")
  }

  /// Returns the view model of the screen on top.
  ///
  /// - Throws: ``TestFailure`` when no screen is shown, or when the view model is of another type.
  public func top<Model: ViewModel>(_ type: Model.Type = Model.self) throws(TestFailure) -> Model {
    guard let entry = navigation.tree.top, let model = navigation.viewModel(of: entry.id) else {
      throw TestFailure("Nothing is shown, so there is no \(type) to act on.")
    }
    guard let found = model as? Model else {
      throw TestFailure("The screen on top is of \(Swift.type(of: model)), not \(type): \(drawing)")
    }
    return found
  }

  /// Returns the root coordinator.
  ///
  /// - Throws: ``TestFailure`` when the root coordinator is of another type, or when its flow has ended.
  public func root<C: Coordinator>(_ type: C.Type = C.self) throws(TestFailure) -> C {
    guard let root = navigation.rootCoordinator as? C else {
      throw TestFailure("The root coordinator is no \(type), or it has ended.")
    }
    return root
  }

  /// Waits until a condition is true, for example until a fetch has come to its end.
  ///
  /// ```swift
  /// try await app.wait { app.drawing == "Notes ▸ [sheet] Edit" }
  /// ```
  ///
  /// In ``Mode/processDeath``, when no work runs then, the process dies, and the condition must become true again.
  ///
  /// - Parameters:
  ///   - limit: the longest time to wait, by the wall clock. On a very busy machine it is longer.
  ///   - hasHappened: the condition, which is called many times.
  /// - Throws: ``TestFailure`` when the condition isn't true in time, or an error of the condition.
  public func wait(
    upTo limit: Duration = .seconds(10),
    until hasHappened: () throws -> Bool
  ) async throws {
    guard try await happens(within: limit, hasHappened) else {
      throw TestFailure("Waited \(limit), but the condition is false. There is\n  \(drawing)")
    }
    guard mode == .processDeath, !navigation.isWorking else { return }
    try die()
    guard try await happens(within: limit, hasHappened) else {
      throw TestFailure(
        "The condition was true, but not again after the process died. There is\n  \(drawing)"
      )
    }
  }

  /// Waits until no work runs any more: each fetch has succeeded or failed.
  ///
  /// Work that has no end of its own, such as that of `Scope.forEach` and `Scope.after`, isn't waited for.
  ///
  /// - Parameter limit: the longest time to wait, by the wall clock.
  /// - Throws: ``TestFailure`` when work still runs after that time.
  public func settle(upTo limit: Duration = .seconds(10)) async throws {
    try await wait(upTo: limit) { !navigation.isWorking }
  }

  /// Returns whether a condition becomes true in time. It is checked in each turn at first, and later every
  /// millisecond, so that many tests can wait at the same time.
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

  /// Lets the process die, if the mode says so and no work runs.
  private func live() throws(TestFailure) {
    guard mode == .processDeath, !navigation.isWorking else { return }
    try die()
  }

  /// Lets the process die and start again: the app's state is encoded, the app is freed, and made again from that
  /// state.
  ///
  /// Nothing happens while a prompt is open, while a guard is asked, or while a request to the device waits: the code
  /// that waits for the answer exists in the old process only.
  ///
  /// - Throws: ``TestFailure`` when screens or saved states differ afterwards, or when a coordinator or view model of
  ///   the old process is still in memory.
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

  /// Acts on the screen on top, like a person who taps, types or chooses.
  ///
  /// ```swift
  /// try app.on(PhotosViewModel.self) { $0.selectPhoto(at: 0) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type of the screen's view model.
  ///   - action: calls an input of the view model. Don't store the view model: it must be freed when its screen goes.
  /// - Returns: the result of `action`.
  /// - Throws: ``TestFailure`` when another screen is on top, or when a prompt covers the screen; an error of
  ///   `action`.
  @discardableResult
  public func on<Model: ViewModel, Result>(
    _ type: Model.Type,
    _ action: (Model) throws -> Result
  ) throws -> Result {
    // `perform` releases the model before the process may die.
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
    guard let result else { throw TestFailure("\(type) accepts no action: \(drawing)") }
    return try result.get()
  }

  /// Goes back, like the bar's Back button or the swipe from the edge. A guard may ask first.
  ///
  /// - Throws: ``TestFailure`` when there is no way back, or when a guard denies it.
  public func back() throws(TestFailure) {
    guard navigation.back() != .denied else {
      throw TestFailure("There is no way back from \(drawing)")
    }
    try live()
  }

  /// Dismisses the sheet on top, like a swipe down or the Escape key. A guard may ask first.
  ///
  /// - Throws: ``TestFailure`` when there is no sheet, or when a guard denies it.
  public func swipeDown() throws(TestFailure) {
    guard let layer = navigation.tree.layers.dropFirst().last,
      navigation.dismiss(layer.id) != .denied
    else {
      throw TestFailure("There is no sheet to take away: \(drawing)")
    }
    try live()
  }

  /// Follows a link to an address within the app.
  ///
  /// - Returns: whether the link was followed, was denied, or waits for a guard.
  /// - Throws: `RouteError` when no route has the address.
  @discardableResult
  public func open(_ path: String) throws -> Permission {
    let permission = try navigation.open(path)
    try live()
    return permission
  }

  /// Selects the tab with a title, of the topmost tabs.
  ///
  /// - Throws: ``TestFailure`` when there is no such tab, or when it can't be selected.
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
  /// - Parameters:
  ///   - title: the title of the button.
  ///   - text: the text for the prompt's field, if it has one.
  /// - Throws: ``TestFailure`` when there is no prompt or no such button, or when the prompt doesn't accept the text;
  ///   it stays open then.
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

  /// Closes the window, which ends all flows. Call it at the end of a test.
  ///
  /// - Throws: ``TestFailure`` that names each coordinator and view model that ended since the start and is still in
  ///   memory, or else each misuse of Usher that was reported and isn't harmless.
  public func close() throws(TestFailure) {
    let (wasWorking, wasAsked) = (navigation.isWorking, navigation.device.isAwaited)
    navigation.close()
    do { try expectNoLeaks() } catch {
      if wasAsked {
        throw TestFailure(
          "\(error)\nThe device was asked for its position when the app was closed, and code that waits for it may "
            + "stay in memory for a moment. To rule that out, answer by `app.device.position = .unavailable` and "
            + "`try await app.settle()` before."
        )
      }
      guard wasWorking else { throw error }
      throw TestFailure(
        "\(error)\nWork still ran when the app was closed, and may keep this in memory for a moment. To rule "
          + "that out, `try await app.settle()` before."
      )
    }
    let wrong = reported.all.filter { !$0.isHarmless }
    guard wrong.isEmpty else {
      throw TestFailure(wrong.map(\.description).joined(separator: "\n"))
    }
  }

  /// The misuses of Usher that were reported since the start, oldest first; harmless ones included.
  public var misuses: [Misuse] { reported.all }

  private final class Misuses {
    var all: [Misuse] = []
  }

  /// Expects that no coordinator or view model that has ended is still in memory.
  ///
  /// - Throws: ``TestFailure`` that names those that are.
  public func expectNoLeaks() throws(TestFailure) {
    let leaks = navigation.leaks
    guard !leaks.isEmpty else { return }
    throw TestFailure(leaks.map(\.description).joined(separator: "\n"))
  }
}

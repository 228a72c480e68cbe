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
/// Every step throws a ``TestFailure`` when a person could not have done it. In ``Mode/processDeath`` a step throws
/// also when the death of the process shows a problem, see ``die()``. Use a test app on the actor where it was made.
public final class TestApp {
  /// How long the app's process lives in a test: until the end of the test, or only until the end of a step.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// One process from the start of the test to its end.
    case alive
    /// The process dies after each step, and a new process goes on.
    ///
    /// At the end of a step the state of the app is encoded, the app is freed, and it is made again from the encoded
    /// state. The process doesn't die, and the next step happens in the same process, when work still runs after the
    /// step, when a prompt is open, when a guard is asked, or when a request to the device has no answer yet.
    case processDeath
  }

  /// The mode of each app that is made without the parameter `mode`. Set it for some steps of a test by `withValue`, or
  /// for all tests of a suite by ``InEveryMode``.
  ///
  /// ```swift
  /// try TestApp.$mode.withValue(.processDeath) { try buysAPhoto() }
  /// ```
  @TaskLocal public static var mode = Mode.alive

  /// The navigation of the app's window. After each death of the process it is a new object.
  public private(set) var navigation: Navigation
  /// The clock of the app, whose time is virtual: it passes only when the test advances it.
  public let clock: TestClock
  /// The person's device; it stays the same object when the process dies.
  public let device: TestDevice

  private let mode: Mode
  private let reported: Misuses
  private let makeNavigation: () -> Navigation
  private let launch: (Navigation, Snapshot?) -> Void

  /// Makes an app and starts its root coordinator.
  ///
  /// ```swift
  /// let app = try TestApp(path: "pli/buy") { PhotosCoordinator(shop: shop, flow: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: the actor of the app; by default the caller's actor.
  ///   - clock: the clock of the app's scopes.
  ///   - path: an address that is opened right after the start, like a link; `nil` for none.
  ///   - locale: the language of the person, see ``TestDevice/locale``.
  ///   - timeZone: the time zone of the person's device, for example `Europe/Vienna`; `nil` while it isn't known.
  ///   - mode: whether the process dies after each step.
  ///   - make: makes the coordinator with the given flow; called again after each death of the process.
  ///   - ended: gets the outcome when the root flow ends.
  /// - Throws: `RouteError` when the address leads to no route; ``TestFailure`` when `isolation` is `nil`, because the
  ///   caller has no actor, or when the first death of the process shows a problem, see ``die()``.
  public init<C: Coordinator>(
    isolation: isolated (any Actor)? = #isolation,
    clock: TestClock = TestClock(),
    path: String? = nil,
    locale: DeviceLocale = .english,
    timeZone: String? = nil,
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
    let device = TestDevice(locale: locale, timeZone: timeZone)
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

  /// Checks that the ``drawing`` of the shown screens is equal to the given text.
  ///
  /// - Throws: ``TestFailure`` with the expected and the real drawing, when they differ.
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

  /// Waits until a condition is true, for example until a fetch has ended.
  ///
  /// ```swift
  /// try await app.wait { app.drawing == "Notes ▸ [sheet] Edit" }
  /// ```
  ///
  /// In ``Mode/processDeath`` the process dies when the condition has become true and no work runs; then the condition
  /// must become true in the new process, too.
  ///
  /// - Parameters:
  ///   - limit: the longest time to wait, by the wall clock. On a very busy machine the wait may be longer.
  ///   - hasHappened: returns whether the condition is true; called many times.
  /// - Throws: ``TestFailure`` when the condition isn't true in time, or when the death of the process shows a problem,
  ///   see ``die()``; also any error of `hasHappened`.
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

  /// Waits until no work runs any more, for example until each fetch has succeeded, failed or was cancelled.
  ///
  /// This function doesn't wait for `Scope.forEach` and `Scope.after`. It does wait for work that waits for the answer
  /// of a prompt or for the outcome of a child flow, so answer the prompt or end the child flow first. In
  /// ``Mode/processDeath`` the process dies afterwards, and then this function waits for the work of the new process.
  ///
  /// - Parameter limit: the longest time to wait, by the wall clock, not by the test's clock. On a very busy machine
  ///   the wait may be longer.
  /// - Throws: ``TestFailure`` when work still runs after that time, or when the death of the process shows a problem,
  ///   see ``die()``.
  public func settle(upTo limit: Duration = .seconds(10)) async throws {
    try await workEnds(within: limit)
    guard mode == .processDeath else { return }
    try die()
    try await workEnds(within: limit)
  }

  private func workEnds(within limit: Duration) async throws {
    guard try await !happens(within: limit, { !navigation.isWorking }) else { return }
    throw TestFailure(
      "Waited \(limit), but \(RunningWork(navigation, clock)) There is\n  \(drawing)"
    )
  }

  /// Returns whether a condition becomes true in time. The condition is checked in each turn at first, and later every
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

  /// Simulates that the process dies and starts again: the app's state is encoded, the app is freed, and it is made
  /// again from the encoded state.
  ///
  /// Nothing happens while a prompt is open, while a guard is asked, or while a request to the device has no answer
  /// yet, because the code that waits for the answer exists only in the old process.
  ///
  /// - Throws: ``TestFailure`` when the state can't be encoded, when the screens or saved states of the new process
  ///   differ from the old ones, or when a coordinator or view model of the old process is still in memory.
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

  /// Acts on the screen on top like a person, for example taps a button or types a text.
  ///
  /// ```swift
  /// try app.on(PhotosViewModel.self) { $0.selectPhoto(at: 0) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type of the screen's view model.
  ///   - action: calls an input of the view model. Don't store the view model: it must be freed when its screen leaves.
  /// - Returns: the result of `action`.
  /// - Throws: ``TestFailure`` when the screen on top has a view model of another type, or when a prompt covers the
  ///   screen; also any error of `action`.
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

  /// Goes back one screen, like the bar's Back button or the swipe from the edge. When a guard asks
  /// first, the screen stays until the guard's question is answered, for example by ``answer(_:text:)``.
  ///
  /// - Throws: ``TestFailure`` when there is no screen to go back to, when a guard denies the leaving, or when a prompt
  ///   is open.
  public func back() throws(TestFailure) {
    guard navigation.back() != .denied else {
      throw TestFailure("There is no way back from \(drawing)")
    }
    try live()
  }

  /// Dismisses the sheet on top, like a swipe down or the Escape key. When a guard asks first, the sheet stays
  /// until the guard's question is answered, for example by ``answer(_:text:)``.
  ///
  /// - Throws: ``TestFailure`` when there is no sheet, when a guard denies the leaving, or when a prompt is open.
  public func swipeDown() throws(TestFailure) {
    guard let layer = navigation.tree.layers.dropFirst().last else {
      throw TestFailure("There is no sheet to pull down: \(drawing)")
    }
    guard layer.placement == .sheet else {
      throw TestFailure(
        "A full screen can't be pulled down. To fix this, use back() or a button: \(drawing)"
      )
    }
    guard navigation.dismiss(layer.id) != .denied else {
      throw TestFailure("The sheet stays, because a guard refused or a prompt is open: \(drawing)")
    }
    try live()
  }

  /// Follows a link to an address within the app.
  ///
  /// - Returns: whether the link was followed, was denied because a guard refuses or a prompt is open, or waits because
  ///   a guard asks first.
  /// - Throws: `RouteError` when the address leads to no route; ``TestFailure`` when the death of the process shows a
  ///   problem, see ``die()``.
  @discardableResult
  public func open(_ path: String) throws -> Permission {
    let permission = try navigation.open(path)
    try live()
    return permission
  }

  /// Selects the tab that has this title, in the topmost layer that has tabs.
  ///
  /// - Throws: ``TestFailure`` when there is no such tab, or when the tab can't be selected, for example because a
  ///   guard denies it.
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

  /// Answers the open prompt: types a text, if the prompt has a text field, and taps the button that has this title.
  ///
  /// - Parameters:
  ///   - title: the title of the button.
  ///   - text: the text for the prompt's field; ignored when the prompt has no field.
  /// - Throws: ``TestFailure`` when no prompt is open, when the prompt has no such button, or when it doesn't accept
  ///   the text; in the last case the prompt stays open.
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
  /// - Throws: ``TestFailure`` that names each coordinator and view model that is still in memory although it has
  ///   ended. When there is none, ``TestFailure`` that names each reported misuse of Usher, except the harmless ones,
  ///   if there is any.
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

  /// All misuses of Usher that were reported until now, oldest first, also the harmless ones.
  public var misuses: [Misuse] { reported.all }

  private final class Misuses {
    var all: [Misuse] = []
  }

  /// Checks that no coordinator or view model that has ended is still in memory.
  ///
  /// - Throws: ``TestFailure`` that names each coordinator and view model that is still in memory although it has
  ///   ended.
  public func expectNoLeaks() throws(TestFailure) {
    let leaks = navigation.leaks
    guard !leaks.isEmpty else { return }
    throw TestFailure(leaks.map(\.description).joined(separator: "\n"))
  }
}

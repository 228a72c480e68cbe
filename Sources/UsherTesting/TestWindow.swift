public import Usher

/// A window that shows nothing, for tests of view models alone. The window makes the screens of the view models, has a
/// clock with virtual time for their work, and can wait for the end of this work.
///
/// ```swift
/// let window = TestWindow()
/// var events: [BuyViewModel.Event] = []
/// let viewModel = BuyViewModel(id: "pli", shop: shop, screen: window.screen { events.append($0) })
/// try await window.settle()
/// ```
///
/// All screens of the window share one scope and one presence. Guards of the screens aren't asked: use a ``TestApp``
/// for that. Use a window on the actor where it was made.
public final class TestWindow {
  /// The clock of the screens' work, whose time is virtual.
  public let clock: TestClock
  /// The simulated device of the person.
  public let device: TestDevice
  /// The presence of the screens: whether the person sees them.
  public let presence: Presence
  /// The scope of all screens of the window. Other objects of the test may use this scope, too, for example a model
  /// that several view models share.
  public let scope: Scope
  private let navigation: Navigation
  private var screens = 0

  /// Makes a window on an actor.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the window; by default the caller's actor.
  ///   - clock: the clock of the screens' work.
  ///   - isActive: whether the person sees the screens at first; ``presence`` can change that.
  ///   - locale: the language of the person, see ``TestDevice/locale``.
  ///   - timeZone: the time zone of the person's device, for example `Europe/Vienna`; `nil` while it isn't known.
  public init(
    isolation: isolated any Actor = #isolation,
    clock: TestClock = TestClock(),
    isActive: Bool = true,
    locale: DeviceLocale = .english,
    timeZone: String? = nil
  ) {
    device = TestDevice(locale: locale, timeZone: timeZone)
    self.clock = clock
    presence = Presence(isActive: isActive)
    navigation = Navigation(on: isolation, clock: clock)
    scope = navigation.makeScope()
    device.connect(to: navigation)
    device.onActive = { [weak presence] isActive in
      if isActive { presence?.activate() } else { presence?.deactivate() }
    }
  }

  /// Makes a screen of the window.
  ///
  /// ```swift
  /// let viewModel = BuyViewModel(id: "pli", shop: shop, screen: window.screen { events.append($0) })
  /// ```
  ///
  /// - Parameter handler: gets the events that the view model sends.
  public func screen<Event>(
    on handler: @escaping (Event) -> Void = { _ in }
  ) -> Screen<Event> {
    screens += 1
    return Screen(
      id: screens,
      scope: scope,
      device: navigation.device,
      presence: presence,
      on: handler
    )
  }

  /// Waits until no work runs any more. After that, a test can check also that something hasn't happened.
  ///
  /// - Parameter limit: the longest time to wait, by the wall clock, not by the test's clock.
  /// - Throws: ``TestFailure`` when work still runs after that time.
  public func settle(upTo limit: Duration = .seconds(10)) async throws {
    await navigation.settle(upTo: limit)
    if navigation.isWorking {
      throw TestFailure("Waited \(limit), but \(RunningWork(navigation, clock))")
    }
  }

  /// Closes the window with all its screens: their work is cancelled.
  public func close() { scope.end() }
}

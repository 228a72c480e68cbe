public import Usher

/// A window that shows nothing, for tests of view models alone. It makes their screens, has their virtual time, and
/// can wait for the end of their work.
///
/// ```swift
/// let window = TestWindow()
/// var events: [BuyViewModel.Event] = []
/// let viewModel = BuyViewModel(id: "pli", shop: shop, screen: window.screen { events.append($0) })
/// try await window.settle()
/// ```
///
/// All screens of the window share one scope and one presence. Use a window on the actor where it was made.
public final class TestWindow {
  /// The virtual time of the screens' work.
  public let clock: TestClock
  /// The person's device.
  public let device = TestDevice()
  /// The presence of the screens: whether the person sees them.
  public let presence: Presence
  /// The scope of the screens. Other objects of the test may use it, too, for example a model that view models share.
  public let scope: Scope
  private let navigation: Navigation

  /// Makes a window on an actor.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the window; the caller's by default.
  ///   - clock: the virtual time.
  ///   - isActive: whether the person sees the screens at first; ``presence`` can change that.
  public init(
    isolation: isolated any Actor = #isolation,
    clock: TestClock = TestClock(),
    isActive: Bool = true
  ) {
    self.clock = clock
    presence = Presence(isActive: isActive)
    navigation = Navigation(on: isolation, clock: clock)
    scope = navigation.makeScope()
    device.connect(to: navigation)
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
    Screen(scope: scope, device: navigation.device, presence: presence, on: handler)
  }

  /// Waits until no work runs any more. Then the test can check also that something hasn't happened.
  ///
  /// - Throws: ``TestFailure`` when work still runs after 10 seconds by the wall clock.
  public func settle() async throws {
    await navigation.settle(upTo: .seconds(10))
    if navigation.isWorking { throw TestFailure("Work still runs.") }
  }

  /// Closes the window with all its screens: their work is cancelled.
  public func close() { scope.end() }
}

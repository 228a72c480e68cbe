public import Usher

/// A window that shows nothing, for tests of view models alone: it makes their screens, has their time, and knows when their
/// work is over.
///
/// ```swift
/// let window = TestWindow()
/// var events: [BuyViewModel.Event] = []
/// let viewModel = BuyViewModel(id: "pli", shop: shop, screen: window.screen { events.append($0) })
/// try await window.settle()
/// ```
///
/// It lives on the actor of the test.
public final class TestWindow {
  /// The time of the screens' work.
  public let clock: TestClock
  /// The person's device: says where it is, takes the person away from the app and brings them back.
  public let device = TestDevice()
  /// Whether the person sees the screens.
  public let presence: Presence
  /// What work besides the screens' may use, for example of a model that they share.
  public let scope: Scope
  private let navigation: Navigation

  /// Makes a window on an actor.
  ///
  /// - Parameters:
  ///   - isolation: the actor it lives on; the caller's by default.
  ///   - clock: virtual time.
  ///   - isActive: whether the person sees the screens; ``presence`` changes that later.
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
  /// - Parameter handler: gets what its view model tells.
  public func screen<Event>(
    on handler: @escaping (Event) -> Void = { _ in }
  ) -> Screen<Event> {
    Screen(scope: scope, device: navigation.device, presence: presence, on: handler)
  }

  /// Waits until no work runs any more: what hasn't happened by then never will.
  ///
  /// - Throws: ``TestFailure`` when work still runs after 10 seconds of real time.
  public func settle() async throws {
    await navigation.settle(upTo: .seconds(10))
    if navigation.isWorking { throw TestFailure("Work still runs.") }
  }

  /// Closes the window, and with it all screens: their work is cancelled.
  public func close() { scope.end() }
}

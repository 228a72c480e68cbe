/// The person's device, as far as its host lets an app know it: where it is, whether the person is in the
/// app, and when they come back to it.
///
/// Each window has one, at ``Screen/device``, ``Flow/device`` and ``Navigation/device``.
///
/// ```swift
/// let position = try await screen.device.position(accuracy: 1000)
/// ```
///
/// A host sets ``locator`` and calls ``deactivate()`` and ``activate()``. Like all of Usher's core it is bound to the actor that
/// made it.
public final class Device {
  /// Finds out where the device is and answers the request, at once or later; without one the position
  /// is unavailable. Set by the host.
  public var locator: ((DevicePositionRequest) -> Void)?

  /// Called when ``isActive`` has changed.
  var activeChanged: (() -> Void)?

  private let presence = Presence()
  private let isolation: any Actor
  private let activity: Activity?
  private let listeners = ActivationListeners()
  private var timers: Scope
  private var requests: [DevicePositionRequest] = []
  private var waiting = 0

  /// A device of no window, as for a test of a view model alone.
  ///
  /// - Parameters:
  ///   - isolation: the actor it is used on; it must be the caller's.
  ///   - clock: what timeouts go by.
  public convenience init(isolation: any Actor, clock: any Clock<Duration> = ContinuousClock()) {
    self.init(isolation: isolation, clock: clock, activity: nil)
  }

  init(isolation: any Actor, clock: any Clock<Duration>, activity: Activity?) {
    self.isolation = isolation
    self.activity = activity
    timers = Scope(isolation: isolation, clock: clock)
  }

  /// Where the device is. The person may be asked first whether the app may know.
  ///
  /// Who asks while another's request is open gets the answer to that one, if it asked for as much; also
  /// that it took too long, when that one's time is over first.
  /// Work that waits for a position isn't waited for by hosts: the first page is shown meanwhile, so that
  /// the person can be asked at all.
  ///
  /// - Parameters:
  ///   - accuracy: how exact it need be, in metres. It may come out less exact: see
  ///     ``DevicePosition/accuracy``.
  ///   - timeout: how long to wait, by the window's clock, the person's time to think included.
  /// - Throws: ``DevicePositionError``; `CancellationError` when the task is cancelled or the window closes.
  public func position(
    accuracy: Double = 100,
    timeout: Duration = .seconds(15)
  ) async throws -> DevicePosition {
    try Task.checkCancellation()
    guard !timers.isEnded else { throw CancellationError() }
    guard let locator else { throw DevicePositionError.unavailable }
    let waiter = PositionWaiter()
    waiting += 1
    // The clock of Swift 6.3 traps when it is to sleep for ages.
    let timer = timers.after(min(timeout, .seconds(86_400 * 365))) {
      waiter.settle(.failure(.timedOut))
    }
    let request = join(waiter, accuracy, timeout, locator)
    defer { leave(request, waiter, timer) }
    // After the host was asked: what it does about that may count as work itself.
    waiter.pause(ScopeWork.current(in: activity))
    var outcomes = waiter.outcomes.makeAsyncIterator()
    let outcome = await outcomes.next(isolation: #isolation)
    try Task.checkCancellation()
    guard let outcome else { throw CancellationError() }
    return try outcome.get()
  }

  /// An element each time the person comes back to the app, by its tab or, on a phone, from another app;
  /// ends with the window. A window of the desktop that was only behind others was seen all the time.
  ///
  /// Who doesn't take them at once gets one for all that were missed.
  ///
  /// ```swift
  /// screen.scope.forEach(screen.device.activations()) { [weak self] in self?.refresh() }
  /// ```
  public func activations() -> AsyncStream<Void> {
    let stream = listeners.add()
    if timers.isEnded { listeners.finish() }
    return stream
  }

  /// Whether the person is in the app, as far as the host knows; observable, and `true` at first.
  ///
  /// A view model wants to know of its screen: see ``Screen/presence``.
  public var isActive: Bool { presence.isActive }

  /// Tells that the person has come back. Called by the host, also when they were never known to be away.
  public func activate() {
    setActive(true)
    listeners.tell()
  }

  /// Tells that the person has left the app, or can't see it any more. Called by the host.
  public func deactivate() { setActive(false) }

  /// The host learns whether the person is there, who hasn't come back just now.
  func setActive(_ isActive: Bool) {
    guard presence.isActive != isActive else { return }
    presence.isActive = isActive
    activeChanged?()
  }

  /// Whether somebody waits for the position, or is about to go on with it.
  public var isAwaited: Bool { waiting > 0 }

  /// How many listen to activations.
  var listenerCount: Int { listeners.count }

  /// The window begins, perhaps once more.
  func begin() {
    if timers.isEnded { timers = Scope(isolation: isolation, clock: timers.clock) }
  }

  /// The window has closed: nothing is answered or told any more.
  func end() {
    timers.end()
    let requests = requests
    self.requests = []
    for request in requests { request.end() }
    listeners.finish()
  }

  private func join(
    _ waiter: PositionWaiter,
    _ accuracy: Double,
    _ timeout: Duration,
    _ locator: (DevicePositionRequest) -> Void
  ) -> DevicePositionRequest {
    if let request = requests.first(where: { $0.serves(accuracy, timeout) }) {
      request.add(waiter)
      return request
    }
    let request = DevicePositionRequest(accuracy: accuracy, timeout: timeout, waiter: waiter)
    requests.append(request)
    locator(request)
    return request
  }

  private func leave(
    _ request: DevicePositionRequest,
    _ waiter: PositionWaiter,
    _ timer: ScopeTask
  ) {
    timer.cancel()
    waiter.settle(nil)
    waiting -= 1
    request.remove(waiter)
    requests.removeAll { !$0.isWanted }
  }
}

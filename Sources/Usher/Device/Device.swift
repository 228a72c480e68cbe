/// The person's device, as far as the host lets an app know it: its position, whether the person is in the app, and
/// when they come back to it.
///
/// Each window has one, at ``Screen/device``, ``Flow/device`` and ``Navigation/device``.
///
/// ```swift
/// let position = try await screen.device.position(accuracy: 1000)
/// ```
///
/// A host sets ``locator`` and calls ``deactivate()`` and ``activate()``. Like all of Usher's core, a device is
/// bound to the actor that made it.
public final class Device {
  /// Finds the device's position and answers the request, at once or later. Set by the host; while it is `nil`, the
  /// position is unavailable.
  ///
  /// ```swift
  /// navigation.device.locator = { request in
  ///   receiver.locate { request.answer(.success($0)) }
  /// }
  /// ```
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

  /// Makes a device without a window, for example to test a view model alone.
  ///
  /// - Parameters:
  ///   - isolation: the actor that the device is used on; it must be the caller's.
  ///   - clock: the clock for timeouts.
  public convenience init(isolation: any Actor, clock: any Clock<Duration> = ContinuousClock()) {
    self.init(isolation: isolation, clock: clock, activity: nil)
  }

  init(isolation: any Actor, clock: any Clock<Duration>, activity: Activity?) {
    self.isolation = isolation
    self.activity = activity
    timers = Scope(isolation: isolation, clock: clock)
  }

  /// Returns the position of the device. The person may first be asked whether the app may know it.
  ///
  /// A call joins an open request if that request is at least as accurate and its timeout at least as long. The
  /// shared request has started earlier: the later call may therefore fail with `timedOut` before its own timeout
  /// is over. Hosts don't wait for work that waits for a position: the first page is shown meanwhile, so that the
  /// person can be asked at all.
  ///
  /// - Parameters:
  ///   - accuracy: the wanted accuracy, in metres. The position may be less exact: see ``DevicePosition/accuracy``.
  ///   - timeout: the time to wait, by the window's clock, including the person's time to think.
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
    // The clock of Swift 6.3 (unreported) traps on a very long sleep.
    let timer = timers.after(min(timeout, .seconds(86_400 * 365))) {
      waiter.settle(.failure(.timedOut))
    }
    let request = join(waiter, accuracy, timeout, locator)
    defer { leave(request, waiter, timer) }
    // Only after the host was asked: its own work for the request may count as work of the window.
    waiter.pause(ScopeWork.current(in: activity))
    var outcomes = waiter.outcomes.makeAsyncIterator()
    let outcome = await outcomes.next(isolation: #isolation)
    try Task.checkCancellation()
    guard let outcome else { throw CancellationError() }
    return try outcome.get()
  }

  /// Returns a stream with an element each time the person comes back to the app: to its browser tab or, on a
  /// phone, from another app. The stream ends with the window. A desktop window that was only behind others was
  /// seen all the time, so it gets no element.
  ///
  /// If the consumer is slow, missed elements are merged into one.
  ///
  /// ```swift
  /// screen.scope.forEach(screen.device.activations()) { [weak self] in self?.refresh() }
  /// ```
  public func activations() -> AsyncStream<Void> {
    let stream = listeners.add()
    if timers.isEnded { listeners.finish() }
    return stream
  }

  /// Whether the person is in the app, as far as the host knows. Observable; `true` at first.
  ///
  /// A view model usually needs to know whether its own screen is seen: see ``Screen/presence``.
  public var isActive: Bool { presence.isActive }

  /// Notifies the app that the person has come back. Called by the host, also when it didn't know that the person
  /// was away.
  public func activate() {
    setActive(true)
    listeners.tell()
  }

  /// Notifies the app that the person has left it or can't see it any more. Called by the host.
  public func deactivate() { setActive(false) }

  /// Sets whether the person is in the app, without an element in ``activations()``.
  func setActive(_ isActive: Bool) {
    guard presence.isActive != isActive else { return }
    presence.isActive = isActive
    activeChanged?()
  }

  /// Whether a call of ``position(accuracy:timeout:)`` waits for its answer, or has it and is about to continue.
  public var isAwaited: Bool { waiting > 0 }

  /// The number of streams of ``activations()`` in use.
  var listenerCount: Int { listeners.count }

  /// Begins a window's life, also a second one.
  func begin() {
    if timers.isEnded { timers = Scope(isolation: isolation, clock: timers.clock) }
  }

  /// Ends the window's life: open requests get no answer, and streams finish.
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

/// What the host tells an app about the person's device: the person's language and time zone, the device's position,
/// whether the person is in the app, when the person comes back to the app, and what another site answers to which the
/// person was sent.
///
/// Each window has one device object, at ``Screen/device``, ``Flow/device`` and ``Navigation/device``.
///
/// ```swift
/// let position = try await screen.device.position(accuracy: 1000)
/// ```
///
/// A host sets ``locator``, ``locale`` and ``timeZone``, calls ``deactivate()`` when the person leaves the app, and
/// ``activate()`` when the person comes back. Use a device only on the actor that it was made for.
public final class Device {
  /// Finds the device's position and answers the request that it gets, at once or later. Set by the host; while this
  /// closure is `nil`, ``position(accuracy:timeout:)`` throws ``DevicePositionError/unavailable``.
  ///
  /// ```swift
  /// navigation.device.locator = { request in
  ///   receiver.locate { request.answer(.success($0)) }
  /// }
  /// ```
  public var locator: ((DevicePositionRequest) -> Void)?

  /// Opens addresses of other sites, and makes detours to them. Set by the host; while it is `nil`, ``open(_:)`` and
  /// ``makeDetour()`` throw ``SiteError/unavailable``.
  public var siteOpener: SiteOpener?

  /// Called when ``isActive`` has changed.
  var activeChanged: (() -> Void)?

  private let presence = Presence()
  private let surroundings = DeviceSurroundings()
  private let isolation: any Actor
  let activity: Activity?
  let detours = Detours()
  private let listeners = ActivationListeners()
  private var timers: Scope
  private var requests: [DevicePositionRequest] = []
  /// The number of calls that haven't returned yet.
  var waiting = 0

  /// Makes a device without a window, for example to test a view model alone.
  ///
  /// - Parameters:
  ///   - isolation: the actor that the device is used on; it must be the caller's.
  ///   - clock: the clock that measures the timeouts of ``position(accuracy:timeout:)``.
  public convenience init(isolation: any Actor, clock: any Clock<Duration> = ContinuousClock()) {
    self.init(isolation: isolation, clock: clock, activity: nil)
  }

  init(isolation: any Actor, clock: any Clock<Duration>, activity: Activity?) {
    self.isolation = isolation
    self.activity = activity
    timers = Scope(isolation: isolation, clock: clock)
  }

  /// Returns the position of the device. The browser or system may first ask the person whether the app may know it.
  ///
  /// If an earlier call still waits, and it asked for at least this accuracy with at least this timeout, the new call
  /// makes no request of its own but gets the answer to the earlier one. That request started earlier: the new call
  /// may therefore fail with `timedOut` before its own timeout is over. A host shows a page without waiting for work
  /// that waits for a position; otherwise the person could never be asked.
  ///
  /// - Parameters:
  ///   - accuracy: the wanted accuracy, in metres. The position may be less exact: see ``DevicePosition/accuracy``.
  ///   - timeout: the longest time to wait, by the window's clock; it includes the time in which the person decides.
  /// - Throws: ``DevicePositionError`` when the person doesn't allow it, the position can't be found, or the timeout is
  ///   over; `CancellationError` when the task is cancelled, or the window closes or is closed already.
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

  /// The language in which the person reads the app, and how numbers, dates and times are written for them. Observable;
  /// English at first. Set by the host before the app starts, and again if it learns more.
  ///
  /// ```swift
  /// let locale = Locale(identifier: screen.device.locale.fullIdentifier)
  /// ```
  public var locale: DeviceLocale {
    get { surroundings.locale }
    set { if surroundings.locale != newValue { surroundings.locale = newValue } }
  }

  /// The time zone of the device, by its name in the IANA database, for example `Europe/Vienna`; `nil` as long as the
  /// host doesn't know it. Observable. While it isn't known, show times with the name of the zone that they are in.
  ///
  /// ```swift
  /// let zone = screen.device.timeZone.flatMap { TimeZone(identifier: $0) }
  /// ```
  ///
  /// Set by the host. The name comes from the person's device, so it may be one that this computer doesn't know.
  public var timeZone: String? {
    get { surroundings.timeZone }
    set { if surroundings.timeZone != newValue { surroundings.timeZone = newValue } }
  }

  /// Returns a stream with an element each time the person comes back to the app: to its browser tab or, on a
  /// phone, from another app. The stream ends when the window closes. A desktop window that was only behind other
  /// windows is taken as seen all the time, so coming back to it gives no element.
  ///
  /// Elements that come before the consumer has taken an earlier one are merged with it.
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

  /// Notifies the app that the person has come back. Called by the host; it may also call this method without an
  /// earlier ``deactivate()``.
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

  /// Whether a call of ``position(accuracy:timeout:)`` or ``answer(of:at:)`` hasn't returned yet: it waits for its answer,
  /// or has just got it.
  public var isAwaited: Bool { waiting > 0 }

  /// The number of streams of ``activations()`` in use.
  var listenerCount: Int { listeners.count }

  /// Whether the window of the device has ended.
  var hasEnded: Bool { timers.isEnded }

  /// Prepares the device for a window that starts, or that starts again after its end.
  func begin() {
    if timers.isEnded { timers = Scope(isolation: isolation, clock: timers.clock) }
  }

  /// Ends the device's work when the window ends: calls that wait for a position fail, and streams finish.
  func end() {
    timers.end()
    let requests = requests
    self.requests = []
    for request in requests { request.end() }
    detours.end()
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

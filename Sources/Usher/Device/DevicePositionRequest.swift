/// A request of an app to its host for the position of the device.
///
/// A ``Device`` passes the request to its ``Device/locator``, which calls ``answer(_:)``. Use a request only on the
/// device's actor.
///
/// ```swift
/// navigation.device.locator = { request in
///   guard let receiver else { return request.answer(.failure(.unavailable)) }
///   receiver.locate(within: request.accuracy) { request.answer(.success($0)) }
/// }
/// ```
public final class DevicePositionRequest {
  /// The wanted accuracy, in metres. A more exact position may take longer and use more power.
  public let accuracy: Double
  /// How long the app waits for the answer, counted from the call that made this request. A call that joins the
  /// request later waits at most this long, counted from its own start.
  public let timeout: Duration

  /// Called once when no call of the app waits for the answer any more, for whatever reason: it has come, it took too long,
  /// or the window has closed. The host stops locating the device here.
  ///
  /// ```swift
  /// request.onEnd = { receiver.stop() }
  /// ```
  public var onEnd: (() -> Void)?

  private(set) var waiters: [PositionWaiter] {
    didSet {
      guard waiters.isEmpty, let end = onEnd else { return }
      onEnd = nil
      end()
    }
  }

  init(accuracy: Double, timeout: Duration, waiter: PositionWaiter) {
    self.accuracy = accuracy
    self.timeout = timeout
    waiters = [waiter]
  }

  /// Whether at least one call of the app still waits for the answer; if not, the host can stop locating the device.
  public var isWanted: Bool { !waiters.isEmpty }

  /// Gives the answer to all calls of the app that wait for this request. A second answer has no effect, nor has an
  /// answer that no call waits for any more.
  public func answer(_ result: Result<DevicePosition, DevicePositionError>) {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.settle(result) }
  }

  /// Whether the answer to this request is also good for a call with this accuracy and this timeout.
  func serves(_ accuracy: Double, _ timeout: Duration) -> Bool {
    isWanted && self.accuracy <= accuracy && self.timeout >= timeout
  }

  func add(_ waiter: PositionWaiter) { waiters.append(waiter) }

  func remove(_ waiter: PositionWaiter) { waiters.removeAll { $0 === waiter } }

  /// Ends the request without an answer: the calls that wait for it fail with `CancellationError`.
  func end() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.settle(nil) }
  }
}

/// A request of an app to its host for the position of the device.
///
/// A ``Device`` passes it to its ``Device/locator``. Like the device, it is bound to one actor.
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
  /// The time that the app waits, from when it asked.
  public let timeout: Duration

  private(set) var waiters: [PositionWaiter]

  init(accuracy: Double, timeout: Duration, waiter: PositionWaiter) {
    self.accuracy = accuracy
    self.timeout = timeout
    waiters = [waiter]
  }

  /// Whether a call still waits for the answer.
  public var isWanted: Bool { !waiters.isEmpty }

  /// Gives the answer to all calls that wait. A second answer, and an answer that no call waits for, change
  /// nothing.
  public func answer(_ result: Result<DevicePosition, DevicePositionError>) {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.settle(result) }
  }

  /// Whether the answer suits a call that wants this accuracy and waits at most this long.
  func serves(_ accuracy: Double, _ timeout: Duration) -> Bool {
    isWanted && self.accuracy <= accuracy && self.timeout >= timeout
  }

  func add(_ waiter: PositionWaiter) { waiters.append(waiter) }

  func remove(_ waiter: PositionWaiter) { waiters.removeAll { $0 === waiter } }

  /// Ends the request without an answer.
  func end() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.settle(nil) }
  }
}

/// A request of an app to its host: where the device is.
///
/// A ``Device`` gives it to its ``Device/locator``. Like the device it is bound to one actor.
public final class DevicePositionRequest {
  /// How exact it need be, in metres; what is exact may take longer and use more power.
  public let accuracy: Double
  /// How long the app waits, from when it asked.
  public let timeout: Duration

  private(set) var waiters: [PositionWaiter]

  init(accuracy: Double, timeout: Duration, waiter: PositionWaiter) {
    self.accuracy = accuracy
    self.timeout = timeout
    waiters = [waiter]
  }

  /// Whether somebody still waits for the answer.
  public var isWanted: Bool { !waiters.isEmpty }

  /// Tells everybody who waits. A second answer, and one that nobody waits for any more, change nothing.
  public func answer(_ result: Result<DevicePosition, DevicePositionError>) {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.settle(result) }
  }

  /// Whether its answer will do for who wants to know as much, and waits as long.
  func serves(_ accuracy: Double, _ timeout: Duration) -> Bool {
    isWanted && self.accuracy <= accuracy && self.timeout >= timeout
  }

  func add(_ waiter: PositionWaiter) { waiters.append(waiter) }

  func remove(_ waiter: PositionWaiter) { waiters.removeAll { $0 === waiter } }

  /// Nobody answers any more.
  func end() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.settle(nil) }
  }
}

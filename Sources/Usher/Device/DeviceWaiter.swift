/// A call that waits for the device's position.
typealias PositionWaiter = DeviceWaiter<Result<DevicePosition, DevicePositionError>>

/// A call that waits for something that only the person or the device can answer.
final class DeviceWaiter<Outcome: Sendable> {
  /// A stream with one element, the outcome of the call. It ends without an element when there will be no answer, or
  /// the waiting task is cancelled.
  let outcomes: AsyncStream<Outcome>
  private let continuation: AsyncStream<Outcome>.Continuation
  private var paused: ScopeWork?
  private var isSettled = false

  init() { (outcomes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1)) }

  /// Lets hosts not wait for `work`, the work that made this call, until this call is settled.
  func pause(_ work: ScopeWork?) {
    guard !isSettled else { return }
    paused = work
    work?.pause()
  }

  /// Ends the wait. Only the first call of this method has an effect; `nil` means that there is no answer.
  func settle(_ outcome: Outcome?) {
    guard !isSettled else { return }
    isSettled = true
    // Hosts wait for the work again at once, not only when the waiting task runs again: until then they would find no
    // work under way.
    paused?.goOn()
    paused = nil
    if let outcome { continuation.yield(outcome) }
    continuation.finish()
  }
}

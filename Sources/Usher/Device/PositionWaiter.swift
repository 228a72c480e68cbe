/// A call that waits for the device's position.
final class PositionWaiter {
  typealias Outcome = Result<DevicePosition, DevicePositionError>

  /// The outcome, once; the stream ends without one when there will be no answer, or the waiting task is cancelled.
  let outcomes: AsyncStream<Outcome>
  private let continuation: AsyncStream<Outcome>.Continuation
  private var paused: ScopeWork?
  private var isSettled = false

  init() { (outcomes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1)) }

  /// Stops counting `work` as work that a host waits for, until this call is settled.
  func pause(_ work: ScopeWork?) {
    guard !isSettled else { return }
    paused = work
    work?.pause()
  }

  /// Ends the wait. Only the first outcome counts; `nil` means that there is no answer.
  func settle(_ outcome: Outcome?) {
    guard !isSettled else { return }
    isSettled = true
    // At once, not when the waiting task runs again: until then a host would think that no work is under way.
    paused?.goOn()
    paused = nil
    if let outcome { continuation.yield(outcome) }
    continuation.finish()
  }
}

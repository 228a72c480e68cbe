/// One call that waits for the device's position.
final class PositionWaiter {
  typealias Outcome = Result<DevicePosition, DevicePositionError>

  /// The outcome, once; none when nobody will answer. Who is cancelled needn't wait for it.
  let outcomes: AsyncStream<Outcome>
  private let continuation: AsyncStream<Outcome>.Continuation
  private var paused: ScopeWork?
  private var isSettled = false

  init() { (outcomes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1)) }

  /// Takes the work that waits out of what a host waits for, until this is settled.
  func pause(_ work: ScopeWork?) {
    guard !isSettled else { return }
    paused = work
    work?.pause()
  }

  /// The first outcome counts.
  func settle(_ outcome: Outcome?) {
    guard !isSettled else { return }
    isSettled = true
    // Not when its turn comes: until then a host would think that nothing goes on.
    paused?.goOn()
    paused = nil
    if let outcome { continuation.yield(outcome) }
    continuation.finish()
  }
}

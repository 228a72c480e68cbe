#if Hummingbird
import NIOCore
import UsherWeb

/// An event loop with the open sockets on it. No app runs here.
final class Loop: Sendable {
  /// The time between two pings of each browser.
  private static let pingInterval = TimeAmount.seconds(25)

  private let eventLoop: any EventLoop
  private let sockets: NIOLoopBoundBox<[ObjectIdentifier: SocketHandler]>
  private let hasTimer: NIOLoopBoundBox<Bool>
  /// The sockets that wait for their sessions, open or not.
  private let joining: NIOLoopBoundBox<[ObjectIdentifier: EventLoopFuture<Void>]>

  init(_ eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
    sockets = .makeBoxSendingValue([:], eventLoop: eventLoop)
    hasTimer = .makeBoxSendingValue(false, eventLoop: eventLoop)
    joining = .makeBoxSendingValue([:], eventLoop: eventLoop)
  }

  /// Adds a socket, which is then pinged regularly. One timer pings all sockets of the loop.
  func add(_ socket: SocketHandler) {
    // The timer outlives the last socket; a second timer would ping before a browser had time to answer.
    if !hasTimer.value { schedulePings() }
    sockets.value[ObjectIdentifier(socket)] = socket
  }

  func remove(_ socket: SocketHandler) { sockets.value[ObjectIdentifier(socket)] = nil }

  /// Notes that a socket waits for its session, whose answer comes by this loop: it has to run until then.
  ///
  /// - Returns: the promise to complete on the loop when the answer is there.
  func startJoining(_ socket: SocketHandler) -> EventLoopPromise<Void> {
    let id = ObjectIdentifier(socket)
    let promise = eventLoop.makePromise(of: Void.self)
    joining.value[id] = promise.futureResult
    promise.futureResult.assumeIsolated().whenComplete { [joining] _ in joining.value[id] = nil }
    return promise
  }

  /// Sends all browsers the code ``CloseCode/goingAway``, and closes their sockets.
  ///
  /// - Returns: a future that completes when all these sockets have ended, after a few seconds at most, and when nobody
  ///   looks for a session any more.
  func endSockets() -> EventLoopFuture<Void> {
    eventLoop.flatSubmit { [self] in
      // A socket that is already closing ignores this.
      for socket in sockets.value.values { socket.close(code: .goingAway) }
      let ends = sockets.value.values.compactMap(\.ended) + joining.value.values
      return .andAllComplete(ends, on: eventLoop)
    }
  }

  private func schedulePings() {
    hasTimer.value = true
    eventLoop.scheduleTask(in: Self.pingInterval) { [weak self] in
      guard let self else { return }
      hasTimer.value = false
      guard !sockets.value.isEmpty else { return }
      for socket in sockets.value.values { socket.ping() }
      schedulePings()
    }
  }
}
#endif

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
  /// The sockets of all loops that wait for their sessions.
  let joins: SocketJoins

  init(_ eventLoop: any EventLoop, _ joins: SocketJoins = SocketJoins()) {
    self.eventLoop = eventLoop
    sockets = .makeBoxSendingValue([:], eventLoop: eventLoop)
    hasTimer = .makeBoxSendingValue(false, eventLoop: eventLoop)
    self.joins = joins
  }

  /// Adds a socket, which is then pinged regularly. One timer pings all sockets of the loop.
  func add(_ socket: SocketHandler) {
    // The timer outlives the last socket; a second timer would ping before a browser had time to answer.
    if !hasTimer.value { schedulePings() }
    sockets.value[ObjectIdentifier(socket)] = socket
  }

  func remove(_ socket: SocketHandler) { sockets.value[ObjectIdentifier(socket)] = nil }

  /// Sends all browsers the code ``CloseCode/goingAway``, and closes their sockets.
  ///
  /// - Returns: a future that completes when all these sockets have ended, after a few seconds at most.
  func endSockets() -> EventLoopFuture<Void> {
    eventLoop.flatSubmit { [self] in
      // A socket that is already closing ignores this.
      for socket in sockets.value.values { socket.close(code: .goingAway) }
      return .andAllComplete(sockets.value.values.compactMap(\.ended), on: eventLoop)
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

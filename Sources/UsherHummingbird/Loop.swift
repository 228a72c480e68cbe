#if Hummingbird
import NIOCore
import UsherWeb

/// An event loop as a session knows it, with the sockets on it.
final class Loop: WebLoop {
  /// How often browsers are asked whether they are still there.
  private static let pingInterval = TimeAmount.seconds(25)

  private let eventLoop: any EventLoop
  private let sockets: NIOLoopBoundBox<[ObjectIdentifier: SocketHandler]>
  private let hasTimer: NIOLoopBoundBox<Bool>

  init(_ eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
    sockets = .makeBoxSendingValue([:], eventLoop: eventLoop)
    hasTimer = .makeBoxSendingValue(false, eventLoop: eventLoop)
  }

  var isCurrent: Bool { eventLoop.inEventLoop }

  func execute(_ work: @escaping @Sendable () -> Void) { eventLoop.execute(work) }

  /// Has a socket pinged from now on, by one timer for all of them.
  func add(_ socket: SocketHandler) {
    // The timer outlives the last socket; a second one would ping before there was time to answer.
    if !hasTimer.value { schedulePings() }
    sockets.value[ObjectIdentifier(socket)] = socket
  }

  func remove(_ socket: SocketHandler) { sockets.value[ObjectIdentifier(socket)] = nil }

  /// Says goodbye to all browsers, and tells when their sockets have ended, which takes some seconds at most.
  func endSockets() -> EventLoopFuture<Void> {
    eventLoop.flatSubmit { [self] in
      // Those that have been told already aren't told again.
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

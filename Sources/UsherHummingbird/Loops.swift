#if Hummingbird
import NIOCore
import UsherWeb

/// The server's event loops: one ``Loop`` object for each.
final class Loops: Sendable {
  private let loops: [ObjectIdentifier: Loop]
  let joins: SocketJoins

  init(_ group: any EventLoopGroup) {
    let joins = SocketJoins()
    self.joins = joins
    loops = Dictionary(
      group.makeIterator().map { (ObjectIdentifier($0), Loop($0, joins)) }
    ) { $1 }
  }

  func loop(_ eventLoop: any EventLoop) -> Loop {
    loops[ObjectIdentifier(eventLoop)] ?? Loop(eventLoop, joins)
  }

  /// Sends all browsers the code ``CloseCode/goingAway``, closes their sockets, and waits until the sockets have ended.
  func endSockets() async {
    let ends = loops.values.map { $0.endSockets() }
    for end in ends { try? await end.get() }
  }
}
#endif

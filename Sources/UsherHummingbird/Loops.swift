import NIOCore
import UsherWeb

/// The event loops as sessions know them, one object for each.
final class Loops: Sendable {
  private let loops: [ObjectIdentifier: Loop]

  init(_ group: any EventLoopGroup) {
    loops = Dictionary(group.makeIterator().map { (ObjectIdentifier($0), Loop($0)) }) { $1 }
  }

  func loop(_ eventLoop: any EventLoop) -> Loop {
    loops[ObjectIdentifier(eventLoop)] ?? Loop(eventLoop)
  }

  /// Waits until the sockets there are have ended.
  func socketsEnded() async {
    for loop in loops.values { try? await loop.socketsEnded().get() }
  }
}

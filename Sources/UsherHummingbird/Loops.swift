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
}

/// An event loop as a session knows it.
final class Loop: WebLoop {
  private let eventLoop: any EventLoop

  init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }

  var isCurrent: Bool { eventLoop.inEventLoop }

  func execute(_ work: @escaping @Sendable () -> Void) { eventLoop.execute(work) }
}

import Foundation

/// A blocking connection to a server of this machine.
final class Connection {
  private let descriptor: Int32
  private var unread: [UInt8] = []
  private var start = 0

  /// - Parameter source: the address of this machine that the client has; each client is somebody else to the server.
  init(port: UInt16, from source: String) throws(ServerGone) {
    #if canImport(Glibc)
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    // Of opening the connection, too.
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_SNDTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    guard Self.call(bind, descriptor, source, 0), Self.call(connect, descriptor, "127.0.0.1", port)
    else {
      // All properties are set: the end of the object closes the descriptor.
      throw ServerGone()
    }
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, 4)
  }

  deinit { close(descriptor) }

  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32,
    _ descriptor: Int32,
    _ host: String,
    _ port: UInt16
  ) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  func send(_ bytes: [UInt8]) throws(ServerGone) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        write(descriptor, all.baseAddress?.advanced(by: offset), bytes.count - offset)
      }
      guard count > 0 else { throw ServerGone() }
      offset += count
    }
  }

  /// Returns the next bytes that have come, without taking them, as many as asked for; `nil` if they don't come in time.
  func peek(_ count: Int, within milliseconds: Int) throws(ServerGone) -> ArraySlice<UInt8>? {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while unread.count - start < count {
      let left = max(0, Int((end - .now) / .milliseconds(1)))
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Foundation.poll(&poll, 1, Int32(left)) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let received = read(descriptor, &buffer, buffer.count)
      guard received > 0 else { throw ServerGone() }
      if start > 1 << 16 {
        unread.removeFirst(start)
        start = 0
      }
      unread += buffer[..<received]
    }
    return unread[start..<start + count]
  }

  func drop(_ count: Int) { start += count }

  /// Takes what comes until a mark, with the mark.
  func take(until mark: String, within milliseconds: Int) throws(ServerGone) -> String {
    let mark = Array(mark.utf8)
    var length = mark.count
    while true {
      guard let bytes = try peek(length, within: milliseconds) else { throw ServerGone() }
      if bytes.suffix(mark.count).elementsEqual(mark) {
        drop(length)
        return String(decoding: bytes, as: UTF8.self)
      }
      length += 1
    }
  }

  func take(_ count: Int, within milliseconds: Int) throws(ServerGone) -> [UInt8] {
    guard let bytes = try peek(count, within: milliseconds) else { throw ServerGone() }
    drop(count)
    return Array(bytes)
  }
}

import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A blocking connection that speaks just enough HTTP and WebSocket.
final class Socket {
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var unread: [UInt8] = []
  private(set) var sentBytes = 0
  private(set) var receivedBytes = 0
  /// How many frames have come, as the page's script counts them.
  private(set) var frames = 0

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw LoadError("Nothing listens on port \(port).") }
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, 4)
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) throws {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress?.advanced(by: offset), bytes.count - offset, 0)
      }
      guard count > 0 else { throw LoadError("The server has closed the connection.") }
      offset += count
    }
    sentBytes += bytes.count
  }

  private func receive() throws {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { throw LoadError("The server has closed the connection.") }
    receivedBytes += count
    unread += buffer[..<count]
  }

  /// An HTTP answer, as text.
  func request(_ head: [String]) throws -> (head: String, body: String) {
    try send(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let range = unread.firstRange(of: end) {
        let head = String(decoding: unread[..<range.lowerBound], as: UTF8.self)
        let length =
          head.lowercased().split(separator: "\r\n")
          .first { $0.hasPrefix("content-length:") }
          .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
        while unread.count < range.upperBound + length { try receive() }
        let body = String(
          decoding: unread[range.upperBound..<range.upperBound + length],
          as: UTF8.self
        )
        unread.removeFirst(range.upperBound + length)
        return (head, body)
      }
      try receive()
    }
  }

  /// Waits for a number of frames and gives the last one.
  @discardableResult
  func receiveFrames(_ count: Int) throws -> [UInt8] {
    var offset = 0
    var last: [UInt8] = []
    for _ in 0..<count {
      while true {
        if let end = frameEnd(offset) {
          last = Array(unread[end.start..<end.end])
          offset = end.end
          break
        }
        unread.removeFirst(offset)
        offset = 0
        try receive()
      }
    }
    unread.removeFirst(offset)
    frames += count
    return last
  }

  private func frameEnd(_ offset: Int) -> (start: Int, end: Int)? {
    guard unread.count >= offset + 2 else { return nil }
    var length = Int(unread[offset + 1] & 127)
    var start = offset + 2
    if length == 126 {
      guard unread.count >= offset + 4 else { return nil }
      length = Int(unread[offset + 2]) << 8 | Int(unread[offset + 3])
      start += 2
    }
    return start + length <= unread.count ? (start, start + length) : nil
  }

  /// A masked frame; the mask is all zero, which is allowed and costs the server the same.
  static func frame(_ payload: [UInt8]) -> [UInt8] {
    [0x82, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload
  }
}

struct LoadError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

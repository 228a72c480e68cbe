import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A connection that speaks just enough HTTP and WebSocket.
final class Socket {
  let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var reader = FrameReader()
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
        Glibc.send(
          descriptor,
          $0.baseAddress?.advanced(by: offset),
          bytes.count - offset,
          Int32(MSG_NOSIGNAL)
        )
      }
      guard count > 0 else { throw LoadError("The server has closed the connection.") }
      offset += count
    }
    sentBytes += bytes.count
  }

  /// Receives what has come.
  ///
  /// - Parameter waits: whether to wait until something comes.
  func receive(waits: Bool = true) throws {
    let flags = waits ? 0 : Int32(MSG_DONTWAIT)
    let count = recv(descriptor, &buffer, buffer.count, flags)
    if count < 0, !waits, errno == EAGAIN { return }
    guard count > 0 else { throw LoadError("The server has closed the connection.") }
    receivedBytes += count
    reader.add(buffer[..<count])
  }

  /// Takes the content of the next frame; `nil` if it hasn't come as a whole.
  func takeFrame() throws -> [UInt8]? {
    while let frame = reader.take() {
      switch frame.opcode {
      case 2:
        frames += 1
        return frame.payload
      case 8: throw LoadError("The server closes the socket: \(frame.payload).")
      case 9: try send(FrameReader.frame(frame.payload, opcode: 10))
      default: continue
      }
    }
    return nil
  }

  /// Waits for the next frame, and gives its content.
  func receiveFrame() throws -> [UInt8] {
    while true {
      if let frame = try takeFrame() { return frame }
      try receive()
    }
  }

  /// An HTTP answer: its head as text, and its body.
  func request(_ head: [String]) throws -> (head: String, body: [UInt8]) {
    try send(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    let end = Array("\r\n\r\n".utf8)
    while true {
      let unread = reader.unread
      if let range = unread.firstRange(of: end) {
        let head = String(decoding: unread[..<range.lowerBound], as: UTF8.self)
        let length =
          head.lowercased().split(separator: "\r\n")
          .first { $0.hasPrefix("content-length:") }
          .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
        let size = range.upperBound - unread.startIndex
        while reader.unread.count < size + length { try receive() }
        let body = Array(reader.unread.dropFirst(size).prefix(length))
        reader.skip(size + length)
        return (head, body)
      }
      try receive()
    }
  }
}

#if Hummingbird
import NIOCore
import NIOPosix

/// A connection to the server, byte by byte.
final class Wire {
  typealias Inbound = NIOAsyncChannelInboundStream<ByteBuffer>

  private let channel: any Channel
  private var inbound: Inbound.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private(set) var unread: [UInt8] = []

  private init(
    _ channel: any Channel,
    _ inbound: Inbound.AsyncIterator,
    _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.channel = channel
    self.inbound = inbound
    self.outbound = outbound
  }

  /// Opens a connection for as long as the body runs.
  static func open<Result>(
    _ port: Int,
    _ body: (Wire) async throws -> Result
  ) async throws -> Result {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
            wrappingChannelSynchronously: channel,
            configuration: NIOAsyncChannel.Configuration(isOutboundHalfClosureEnabled: true)
          )
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await body(Wire(channel.channel, inbound.makeAsyncIterator(), outbound))
    }
  }

  func send(_ bytes: [UInt8]) async throws {
    try await outbound.write(ByteBuffer(bytes: bytes))
  }

  /// Sends nothing more, and still takes what comes.
  func endInput() { outbound.finish() }

  /// Cuts the connection without a word, as a browser does that crashed.
  func cut() { channel.close(promise: nil) }

  /// Whether more has come; `false` when the server has closed the connection.
  private func receive() async -> Bool {
    guard let buffer = try? await inbound.next(isolation: #isolation) else { return false }
    unread += buffer.readableBytesView
    return true
  }

  /// The next bytes, once all of them are there.
  func take(_ count: Int) async throws -> [UInt8] {
    while unread.count < count {
      guard await receive() else { throw WireError.closed }
    }
    defer { unread.removeFirst(count) }
    return Array(unread[..<count])
  }

  /// The bytes before a mark, which is taken too.
  func take(until mark: String) async throws -> String {
    while true {
      if let range = unread.firstRange(of: Array(mark.utf8)) {
        defer { unread.removeFirst(range.upperBound) }
        return String(decoding: unread[..<range.lowerBound], as: UTF8.self)
      }
      guard await receive() else { throw WireError.closed }
    }
  }

  /// Waits until the server has closed the connection, and gives what came before.
  func takeAll() async -> [UInt8] {
    while await receive() {}
    defer { unread = [] }
    return unread
  }
}

enum WireError: Error { case closed }
#endif

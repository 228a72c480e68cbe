import NIOCore
import NIOPosix

/// A port that nobody listens on.
enum FreePort {
  static func find() throws -> Int {
    let channel = try ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0).wait()
    defer { try? channel.close().wait() }
    return channel.localAddress?.port ?? 0
  }
}

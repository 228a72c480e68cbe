import NIOCore
import NIOPosix

/// Finds a port that nobody listens on.
enum FreePort {
  /// The candidates are below the ports that systems give to outgoing connections: such a
  /// connection could take the port while a server restarts.
  private static let candidates = 16_384..<32_768

  static func find() throws -> Int {
    let server = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    for port in candidates.shuffled().prefix(100) {
      guard let channel = try? server.bind(host: "127.0.0.1", port: port).wait() else { continue }
      try channel.close().wait()
      return port
    }
    throw PostgresCluster.Failure("No port is free between 16384 and 32768.")
  }
}

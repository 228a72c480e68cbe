import NIOCore
import NIOPosix

/// Keeps a port of this machine while a test does something, given the port. Nobody listens there, so
/// that who asks is refused; but a server can that is told to and reuses addresses, as Hummingbird's do.
///
/// A port that was free a moment ago doesn't do: another test's server may have it by now.
///
/// - Throws: what the body throws, or what the system says if it has no port.
package func withReservedPort(_ body: (Int) async throws -> Void) async throws {
  let group = MultiThreadedEventLoopGroup.singleton
  let listener = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
  defer { listener.close(promise: nil) }
  // What a connection goes out from is nobody else's, and takes none in. It reuses addresses, too: a
  // server can have the port only then.
  let connection = try await ClientBootstrap(group: group)
    .channelOption(.socketOption(.so_reuseaddr), value: 1)
    .bind(to: SocketAddress(ipAddress: "127.0.0.1", port: 0))
    .connect(host: "127.0.0.1", port: listener.localAddress?.port ?? 0).get()
  defer { connection.close(promise: nil) }
  try await body(connection.localAddress?.port ?? 0)
}

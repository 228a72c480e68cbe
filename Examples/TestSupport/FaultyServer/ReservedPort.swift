import NIOCore
import NIOPosix

/// Reserves a port of this machine while `body` runs, and passes it to `body`. Nobody listens on
/// the port, so connections are refused. A server that reuses addresses, for example Hummingbird,
/// can still be started on it.
///
/// A port that was just free isn't enough: another test's server may use it by now.
///
/// - Throws: The errors of `body`, or the system's error if it has no port.
package func withReservedPort(_ body: (Int) async throws -> Void) async throws {
  let group = MultiThreadedEventLoopGroup.singleton
  let listener = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
  defer { listener.close(promise: nil) }
  // The port of an outgoing connection isn't given to anybody else, and accepts no connections. The
  // connection must also reuse addresses, or else no server could have the port.
  let connection = try await ClientBootstrap(group: group)
    .channelOption(.socketOption(.so_reuseaddr), value: 1)
    .bind(to: SocketAddress(ipAddress: "127.0.0.1", port: 0))
    .connect(host: "127.0.0.1", port: listener.localAddress?.port ?? 0).get()
  defer { connection.close(promise: nil) }
  try await body(connection.localAddress?.port ?? 0)
}

#if Hummingbird
import NIOCore

/// Counts the open connections, in all and of each address, and decides whether there can be one more.
struct ConnectionCount {
  enum Decision: Equatable {
    case accept
    /// The connection is one too many.
    ///
    /// - Parameter warning: the text to log; `nil` if another was logged less than a minute ago.
    case refuse(warning: String?)
  }

  private static let warningInterval = TimeAmount.minutes(1)

  private let limits: ServerLimits
  private var count = 0
  private var counts: [String: Int] = [:]
  private var warned: NIODeadline?

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Counts a new connection, unless it is one too many.
  ///
  /// - Parameter network: the network that the connection comes from; `nil` for one whose number isn't limited.
  mutating func add(_ network: String?, at now: NIODeadline) -> Decision {
    guard count < max(1, limits.connections) else {
      return refuse(
        """
        Refused a connection: \(count) are open. To fix this, if that many browsers are welcome, raise \
        ServerLimits.connections.
        """,
        at: now
      )
    }
    if let network {
      let own = counts[network, default: 0]
      guard own < max(1, limits.connectionsOfAddress) else {
        return refuse(
          """
          Refused a connection from \(network): \(own) are open from there. To fix this, if that is a \
          proxy or many people share the address, raise ServerLimits.connectionsOfAddress.
          """,
          at: now
        )
      }
      counts[network] = own + 1
    }
    count += 1
    return .accept
  }

  /// Call when a connection that was accepted has ended.
  mutating func remove(_ network: String?) {
    count -= 1
    guard let network, let own = counts[network] else { return }
    counts[network] = own > 1 ? own - 1 : nil
  }

  private mutating func refuse(_ warning: String, at now: NIODeadline) -> Decision {
    if let warned, now - warned < Self.warningInterval { return .refuse(warning: nil) }
    warned = now
    return .refuse(warning: warning)
  }
}
#endif

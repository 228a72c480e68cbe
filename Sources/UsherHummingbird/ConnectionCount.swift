#if Hummingbird
/// Counts the open connections, in all and of each address, and decides whether there can be one more.
struct ConnectionCount {
  enum Decision: Equatable {
    case accept
    /// The connection is one too many.
    ///
    /// - Parameter warning: the text for the log.
    case refuse(warning: String)
  }

  private let limits: ServerLimits
  private var count = 0
  private var counts: [String: Int] = [:]

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Counts a new connection, unless it is one too many.
  ///
  /// - Parameter network: the network that the connection comes from; `nil` for one whose number isn't limited.
  mutating func add(_ network: String?) -> Decision {
    guard count < max(1, limits.connections) else {
      return .refuse(
        warning: """
          Refused a connection: \(count) are open. To fix this, if that many browsers are welcome, raise \
          ServerLimits.connections.
          """
      )
    }
    if let network {
      let decision = addForwarded(network)
      guard decision == .accept else { return decision }
    }
    count += 1
    return .accept
  }

  /// Call when a connection that was accepted has ended.
  mutating func remove(_ network: String?) {
    count -= 1
    if let network { removeForwarded(network) }
  }

  /// Counts a connection of a proxy, which was accepted already, for the network of the only browser that uses it.
  mutating func addForwarded(_ network: String) -> Decision {
    let own = counts[network, default: 0]
    guard own < max(1, limits.connectionsOfAddress) else {
      return .refuse(
        warning: """
          Refused a connection from \(network): \(own) are open from there. To fix this, if that is a \
          proxy or many people share the address, raise ServerLimits.connectionsOfAddress.
          """
      )
    }
    counts[network] = own + 1
    return .accept
  }

  /// Call when a proxy's connection that was counted for a network has ended.
  mutating func removeForwarded(_ network: String) {
    guard let own = counts[network] else { return }
    counts[network] = own > 1 ? own - 1 : nil
  }
}
#endif

#if Hummingbird
import UsherWeb

/// Counts the open connections, in all, of each network and of each wider network, and decides whether there can be one
/// more.
struct ConnectionCount {
  /// The networks that a connection counts for.
  struct Source: Equatable {
    let network: String
    let widerNetwork: String

    init(_ address: ClientAddress) {
      network = address.network
      widerNetwork = address.widerNetwork
    }
  }

  enum Decision: Equatable {
    case accept
    /// The connection is one too many.
    ///
    /// - Parameter warning: the text for the log.
    case refuse(warning: String)
  }

  private let limit: Int
  /// The system's limit, if it allows fewer connections than ``ServerLimits/connections``.
  private let files: OpenFiles?
  private let limitOfNetwork: Int
  /// Ten times that of a network, and not more than half of all, because a customer can have many networks.
  private let limitOfWider: Int
  /// The number of open connections.
  private(set) var count = 0
  private var ofNetwork: [String: Int] = [:]
  private var ofWider: [String: Int] = [:]

  /// - Parameter files: what the system allows; `nil` if it sets no limit.
  init(_ limits: ServerLimits, files: OpenFiles? = nil) {
    self.files = files.flatMap { $0.connections < limits.connections ? $0 : nil }
    limit = max(1, self.files?.connections ?? limits.connections)
    limitOfNetwork = max(1, limits.connectionsOfAddress)
    limitOfWider = max(
      limitOfNetwork,
      min(limit / 2, limitOfNetwork.multipliedWithinBounds(by: 10))
    )
  }

  /// Counts a new connection, unless it is one too many.
  ///
  /// - Parameter source: where the connection comes from; `nil` for one whose number isn't limited.
  mutating func add(_ source: Source?) -> Decision {
    guard count < limit else {
      return .refuse(warning: tooMany)
    }
    if let source {
      let decision = addForwarded(source)
      guard decision == .accept else { return decision }
    }
    count += 1
    return .accept
  }

  private var tooMany: String {
    guard let files else {
      return """
        Refused a connection: \(count) are open. To fix this, if that many browsers are welcome, raise \
        ServerLimits.connections.
        """
    }
    return """
      Refused a connection: \(count) are open, and the system lets this process open \(files.limit) files. To fix this, \
      raise that limit: LimitNOFILE in a systemd unit, ulimit -Hn in a shell, --ulimit nofile for a container.
      """
  }

  /// Call when a connection that was accepted has ended.
  mutating func remove(_ source: Source?) {
    count -= 1
    if let source { removeForwarded(source) }
  }

  /// Counts a connection of a proxy, which was accepted already, for the networks of the only browser that uses it.
  mutating func addForwarded(_ source: Source) -> Decision {
    let own = ofNetwork[source.network, default: 0]
    guard own < limitOfNetwork else { return refusal(source.network, own) }
    let wider = ofWider[source.widerNetwork, default: 0]
    guard wider < limitOfWider else { return refusal(source.widerNetwork, wider) }
    ofNetwork[source.network] = own + 1
    ofWider[source.widerNetwork] = wider + 1
    return .accept
  }

  private func refusal(_ network: String, _ count: Int) -> Decision {
    .refuse(
      warning: """
        Refused a connection from \(network): \(count) are open from there. To fix this, if that is a \
        proxy or many people share the address, raise ServerLimits.connectionsOfAddress.
        """
    )
  }

  /// Call when a proxy's connection that was counted has ended.
  mutating func removeForwarded(_ source: Source) {
    Self.remove(source.network, from: &ofNetwork)
    Self.remove(source.widerNetwork, from: &ofWider)
  }

  private static func remove(_ network: String, from counts: inout [String: Int]) {
    guard let own = counts[network] else { return }
    counts[network] = own > 1 ? own - 1 : nil
  }
}
#endif

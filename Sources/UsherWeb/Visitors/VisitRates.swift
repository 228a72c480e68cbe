import Synchronization

/// Limits how often something is done by each visitor, from each network, and from each wider network. It can be used
/// on any thread.
package final class VisitRates: Sendable {
  /// A wider network may do it so many times as often as one network of it: else who has many networks, as each customer
  /// with IPv6 can have, would have no limit.
  package static let factorOfWiderNetwork = 10

  /// Who does something, with the names by which that is counted.
  package struct Source: Sendable {
    let visitor: String?
    let network: String?
    let widerNetwork: String?

    /// - Parameters:
    ///   - visitor: the visitor, if it has shown its cookie; `nil` for a new one, of whom there can be any number.
    ///   - address: the address that it is done from; `nil` if nothing is limited by it.
    package init(_ visitor: Visitor?, _ address: ClientAddress?) {
      self.visitor = visitor?.id
      network = address?.network
      widerNetwork = address?.widerNetwork
    }
  }

  private struct Tables {
    var visitors: RateTable
    var networks: RateTable
    var widerNetworks: RateTable
  }

  private let tables: Mutex<Tables>

  /// - Parameters:
  ///   - ofVisitor: how often a visitor may do it in a minute.
  ///   - ofNetwork: how often it may be done from a network in a minute.
  package init(ofVisitor: Int, ofNetwork: Int) {
    // In floating point, because a limit can be anything.
    let ofWider = min(Double(max(1, ofNetwork)) * Double(Self.factorOfWiderNetwork), 1e9)
    tables = Mutex(
      Tables(
        visitors: RateTable(perMinute: min(ofVisitor, 1_000_000_000)),
        networks: RateTable(perMinute: min(ofNetwork, 1_000_000_000)),
        widerNetworks: RateTable(perMinute: Int(ofWider))
      )
    )
  }

  /// Counts that it is done, unless that is too often.
  ///
  /// - Parameters:
  ///   - visitor: the visitor, if it has shown its cookie; `nil` for a new one, of whom there can be any number.
  ///   - address: the address that it is done from; `nil` if nothing is limited by it.
  /// - Returns: the time until it may be done; `nil` if it may be done now.
  package func take(
    _ visitor: Visitor?,
    from address: ClientAddress?,
    at now: ContinuousClock.Instant = .now
  ) -> Duration? {
    let source = Source(visitor, address)
    return tables.withLock { tables in
      if let wait = Self.wait(tables, source, now) { return wait }
      Self.count(source, in: &tables, at: now)
      return nil
    }
  }

  /// Counts that it will be done, at the first time at which that isn't too often: those who reserve have their turn in the
  /// order in which they do.
  ///
  /// - Returns: the time until it may be done, which is zero if it may be done now.
  package func reserve(_ source: Source, at now: ContinuousClock.Instant = .now) -> Duration {
    tables.withLock { tables in
      defer { Self.count(source, in: &tables, at: now) }
      return Self.wait(tables, source, now) ?? .zero
    }
  }

  private static func count(
    _ source: Source,
    in tables: inout Tables,
    at now: ContinuousClock.Instant
  ) {
    if let visitor = source.visitor { tables.visitors.add(visitor, at: now) }
    if let network = source.network { tables.networks.add(network, at: now) }
    if let wider = source.widerNetwork { tables.widerNetworks.add(wider, at: now) }
  }

  private static func wait(
    _ tables: Tables,
    _ source: Source,
    _ now: ContinuousClock.Instant
  ) -> Duration? {
    let waits = [
      source.visitor.flatMap { tables.visitors.wait($0, at: now) },
      source.network.flatMap { tables.networks.wait($0, at: now) },
      source.widerNetwork.flatMap { tables.widerNetworks.wait($0, at: now) },
    ]
    return waits.compactMap { $0 }.max()
  }
}

extension Duration {
  /// The time for the header field `Retry-After`, in whole seconds, rounded up.
  package var retryAfter: String {
    "\(max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0)))"
  }
}

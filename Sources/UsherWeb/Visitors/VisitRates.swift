import Synchronization

/// Limits how often something is done by each visitor, from each network, and from each wider network. It can be used
/// on any thread.
package final class VisitRates: Sendable {
  /// A wider network may do it so many times as often as one network of it: else who has many networks, as each customer
  /// with IPv6 can have, would have no limit.
  package static let factorOfWiderNetwork = 10

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
    tables.withLock { tables in
      if let wait = Self.wait(tables, visitor, address, now) { return wait }
      if let visitor { tables.visitors.add(visitor.id, at: now) }
      if let address {
        tables.networks.add(address.network, at: now)
        tables.widerNetworks.add(address.widerNetwork, at: now)
      }
      return nil
    }
  }

  private static func wait(
    _ tables: Tables,
    _ visitor: Visitor?,
    _ address: ClientAddress?,
    _ now: ContinuousClock.Instant
  ) -> Duration? {
    let waits = [
      visitor.flatMap { tables.visitors.wait($0.id, at: now) },
      address.flatMap { tables.networks.wait($0.network, at: now) },
      address.flatMap { tables.widerNetworks.wait($0.widerNetwork, at: now) },
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

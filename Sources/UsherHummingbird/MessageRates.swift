#if Hummingbird
import UsherWeb

/// Limits how many messages each visitor, and each network, sends by all its sockets together.
struct MessageRates: Sendable {
  private let rates: VisitRates
  private let proxies: TrustedProxies

  init(_ limits: ServerLimits, _ proxies: TrustedProxies) {
    rates = VisitRates(
      ofVisitor: limits.messagesPerMinuteOfVisitor / MessageShare.size,
      ofNetwork: limits.messagesPerMinuteOfAddress / MessageShare.size
    )
    self.proxies = proxies
  }

  /// Returns what a socket may send of it.
  func share(of visitor: Visitor?, _ client: TrustedProxies.Client) -> MessageShare {
    // The address of a proxy is the address of many.
    let address = client.address.flatMap { proxies.trusts($0) ? nil : $0 }
    return MessageShare(rates, of: visitor, from: address)
  }
}
#endif

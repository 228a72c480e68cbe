#if Hummingbird
import UsherWeb

/// Limits how often each visitor, and each network, opens a socket.
struct SocketRates: Sendable {
  private let rates: VisitRates
  private let proxies: TrustedProxies
  private let refusals: Refusals

  init(_ limits: ServerLimits, _ proxies: TrustedProxies, _ refusals: Refusals) {
    rates = VisitRates(
      ofVisitor: limits.socketsPerMinuteOfVisitor,
      ofNetwork: limits.socketsPerMinuteOfAddress
    )
    self.proxies = proxies
    self.refusals = refusals
  }

  /// Counts a socket, unless there were too many. Then the log is told.
  ///
  /// - Parameter visitor: the visitor; `nil` if there is no valid cookie.
  /// - Returns: the time until it may be opened; `nil` if it may be opened now.
  func take(_ visitor: Visitor?, _ client: TrustedProxies.Client) -> Duration? {
    guard let wait = rates.take(visitor, from: limited(client)) else { return nil }
    let source = client.address?.network
    refusals.tell(
      .socket,
      from: source,
      """
      Refused a socket from \(source ?? "an unknown address"): too many were opened from there in a short time. To \
      fix this, if they are welcome, raise ServerLimits.socketsPerMinuteOfVisitor and socketsPerMinuteOfAddress.
      """
    )
    return wait
  }

  /// The address that sockets are limited by. That of a proxy is the address of many.
  private func limited(_ client: TrustedProxies.Client) -> ClientAddress? {
    client.address.flatMap { proxies.trusts($0) ? nil : $0 }
  }
}
#endif

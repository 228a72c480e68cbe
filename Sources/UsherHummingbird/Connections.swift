#if Hummingbird
import NIOCore
import Synchronization
import UsherWeb

/// The open connections of a server, on all its threads.
final class Connections: Sendable {
  private let count: Mutex<ConnectionCount>
  private let handshakes: VisitRates
  private let proxies: TrustedProxies
  private let refusals: Refusals

  /// - Parameter files: how many files the system lets the process open; `nil` if it sets no limit.
  init(
    _ limits: ServerLimits,
    files: OpenFiles? = nil,
    _ proxies: TrustedProxies,
    _ refusals: Refusals
  ) {
    count = Mutex(ConnectionCount(limits, files: files))
    handshakes = VisitRates(ofVisitor: 1, ofNetwork: limits.handshakesPerMinuteOfAddress)
    self.proxies = proxies
    self.refusals = refusals
  }

  /// The number of open connections.
  var openCount: Int { count.withLock(\.count) }

  /// Counts a connection until it has ended.
  ///
  /// - Returns: whether there can be one more. If not, the caller closes it.
  func add(_ channel: any Channel) -> Bool {
    let address = channel.remoteAddress?.ipAddress.flatMap { ClientAddress($0) }
    // A proxy brings the connections of all browsers.
    let source = source(address)
    switch count.withLock({ $0.add(source) }) {
    case .accept:
      channel.closeFuture.whenComplete { _ in self.count.withLock { $0.remove(source) } }
      return true
    case .refuse(let warning):
      refusals.tell(.connection, from: source?.network, warning)
      return false
    }
  }

  /// Counts the handshake of a connection by TLS, which costs the server more than a browser.
  ///
  /// - Returns: whether there can be one more now. If not, the caller closes the connection.
  func addHandshake(_ channel: any Channel) -> Bool {
    let address = channel.remoteAddress?.ipAddress.flatMap { ClientAddress($0) }
    guard let address, !proxies.trusts(address), handshakes.take(nil, from: address) != nil
    else { return true }
    refusals.tell(
      .connection,
      from: address.network,
      """
      Refused a connection from \(address.network): too many were opened by TLS from there in a short time. To fix this, \
      if they are welcome, raise ServerLimits.handshakesPerMinuteOfAddress.
      """
    )
    return false
  }

  /// Counts a proxy's connection, which becomes the socket of one browser, for the network of that browser until the
  /// connection has ended. Other connections are counted already.
  ///
  /// - Returns: whether there can be one more.
  func addSocket(_ channel: any Channel, of client: TrustedProxies.Client) -> Bool {
    guard let source = forwardedSource(channel, client) else { return true }
    switch count.withLock({ $0.addForwarded(source) }) {
    case .accept:
      channel.closeFuture.whenComplete { _ in
        self.count.withLock { $0.removeForwarded(source) }
      }
      return true
    case .refuse(let warning):
      refusals.tell(.connection, from: source.network, warning)
      return false
    }
  }

  /// Returns the networks of an address; `nil` for a proxy's.
  private func source(_ address: ClientAddress?) -> ConnectionCount.Source? {
    address.flatMap { proxies.trusts($0) ? nil : ConnectionCount.Source($0) }
  }

  /// Returns the networks of a browser behind a proxy; `nil` without a proxy, or if the proxy names no browser.
  private func forwardedSource(
    _ channel: any Channel,
    _ client: TrustedProxies.Client
  ) -> ConnectionCount.Source? {
    let address = channel.remoteAddress?.ipAddress.flatMap { ClientAddress($0) }
    guard let address, proxies.trusts(address) else { return nil }
    return source(client.address)
  }
}
#endif

#if Hummingbird
import NIOCore
import Synchronization
import UsherWeb

/// The open connections of a server, on all its threads.
final class Connections: Sendable {
  private let count: Mutex<ConnectionCount>
  private let proxies: TrustedProxies
  private let refusals: Refusals

  init(_ limits: ServerLimits, _ proxies: TrustedProxies, _ refusals: Refusals) {
    count = Mutex(ConnectionCount(limits))
    self.proxies = proxies
    self.refusals = refusals
  }

  /// Counts a connection until it has ended.
  ///
  /// - Returns: whether there can be one more. If not, the caller closes it.
  func add(_ channel: any Channel) -> Bool {
    let address = channel.remoteAddress?.ipAddress.flatMap { ClientAddress($0) }
    // A proxy brings the connections of all browsers.
    let network = address.flatMap { proxies.trusts($0) ? nil : $0.network }
    switch count.withLock({ $0.add(network) }) {
    case .accept:
      channel.closeFuture.whenComplete { _ in self.count.withLock { $0.remove(network) } }
      return true
    case .refuse(let warning):
      refusals.tell(.socket, from: network, warning)
      return false
    }
  }

  /// Counts a proxy's connection, which becomes the socket of one browser, for the network of that browser until the
  /// connection has ended. Other connections are counted already.
  ///
  /// - Returns: whether there can be one more.
  func addSocket(_ channel: any Channel, of client: TrustedProxies.Client) -> Bool {
    guard let network = forwardedNetwork(channel, client) else { return true }
    switch count.withLock({ $0.addForwarded(network) }) {
    case .accept:
      channel.closeFuture.whenComplete { _ in
        self.count.withLock { $0.removeForwarded(network) }
      }
      return true
    case .refuse(let warning):
      refusals.tell(.socket, from: network, warning)
      return false
    }
  }

  /// Returns the network of a browser behind a proxy; `nil` without a proxy, or if the proxy names no browser.
  private func forwardedNetwork(
    _ channel: any Channel,
    _ client: TrustedProxies.Client
  ) -> String? {
    let address = channel.remoteAddress?.ipAddress.flatMap { ClientAddress($0) }
    guard let address, proxies.trusts(address) else { return nil }
    return client.address.flatMap { proxies.trusts($0) ? nil : $0.network }
  }
}
#endif

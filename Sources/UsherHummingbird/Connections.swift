#if Hummingbird
import Logging
import NIOCore
import Synchronization
import UsherWeb

/// The open connections of a server, on all its threads.
final class Connections: Sendable {
  private let count: Mutex<ConnectionCount>
  private let proxies: TrustedProxies
  private let logger: Logger

  init(_ limits: ServerLimits, _ proxies: TrustedProxies, logger: Logger) {
    count = Mutex(ConnectionCount(limits))
    self.proxies = proxies
    self.logger = logger
  }

  /// Counts a connection until it has ended.
  ///
  /// - Returns: whether there can be one more. If not, the caller closes it.
  func add(_ channel: any Channel) -> Bool {
    let address = channel.remoteAddress?.ipAddress.flatMap { ClientAddress($0) }
    // A proxy brings the connections of all browsers.
    let network = address.flatMap { proxies.trusts($0) ? nil : $0.network }
    switch count.withLock({ $0.add(network, at: .now()) }) {
    case .accept:
      channel.closeFuture.whenComplete { _ in self.count.withLock { $0.remove(network) } }
      return true
    case .refuse(let warning):
      if let warning { logger.warning("\(warning)") }
      return false
    }
  }
}
#endif

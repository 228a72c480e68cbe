#if Hummingbird
import Synchronization
import UsherWeb

/// Counts the bytes of requests' bodies that are held in memory, in all, of each network and of each wider network.
final class BodyCount: Sendable {
  private struct Count {
    var all = 0
    var ofNetwork: [String: Int] = [:]
    var ofWider: [String: Int] = [:]
  }

  private let limit: Int
  private let limitOfNetwork: Int
  /// Ten times that of a network, and not more than half of all, because a customer can have many networks.
  private let limitOfWider: Int
  private let count = Mutex(Count())

  init(_ limits: ServerLimits) {
    limit = max(1, limits.bodyBytes)
    limitOfNetwork = max(1, limits.bodyBytesOfAddress)
    limitOfWider = max(
      limitOfNetwork,
      min(limit / 2, limitOfNetwork.multipliedWithinBounds(by: 10))
    )
  }

  /// The bytes that are counted now.
  var bytes: Int { count.withLock(\.all) }

  /// Counts bytes that have arrived, unless they are too many.
  ///
  /// - Parameter address: the address that they come from; `nil` if it isn't known.
  /// - Returns: whether they may be held.
  func add(_ bytes: Int, from address: ClientAddress?) -> Bool {
    let (network, wider) = Self.networks(address)
    return count.withLock { count in
      let own = count.ofNetwork[network, default: 0]
      let around = count.ofWider[wider, default: 0]
      guard count.all + bytes <= limit, own + bytes <= limitOfNetwork,
        around + bytes <= limitOfWider
      else { return false }
      count.all += bytes
      if bytes > 0 {
        count.ofNetwork[network] = own + bytes
        count.ofWider[wider] = around + bytes
      }
      return true
    }
  }

  /// Call when bytes that were counted aren't held any more.
  func remove(_ bytes: Int, from address: ClientAddress?) {
    let (network, wider) = Self.networks(address)
    count.withLock { count in
      count.all -= bytes
      Self.remove(bytes, of: network, from: &count.ofNetwork)
      Self.remove(bytes, of: wider, from: &count.ofWider)
    }
  }

  private static func networks(_ address: ClientAddress?) -> (String, String) {
    (address?.network ?? "", address?.widerNetwork ?? "")
  }

  private static func remove(_ bytes: Int, of network: String, from counts: inout [String: Int]) {
    let own = counts[network, default: 0] - bytes
    counts[network] = own > 0 ? own : nil
  }
}
#endif

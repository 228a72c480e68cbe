#if Hummingbird
import Synchronization

/// Counts the bytes of requests' bodies that are held in memory, in all and of each network.
final class BodyCount: Sendable {
  private struct Count {
    var all = 0
    var ofNetwork: [String: Int] = [:]
  }

  private let limit: Int
  private let limitOfNetwork: Int
  private let count = Mutex(Count())

  init(_ limits: ServerLimits) {
    limit = max(1, limits.bodyBytes)
    limitOfNetwork = max(1, limits.bodyBytesOfAddress)
  }

  /// The bytes that are counted now.
  var bytes: Int { count.withLock(\.all) }

  /// Counts bytes that have arrived, unless they are too many.
  ///
  /// - Parameter network: the network that they come from; `nil` if it isn't known.
  /// - Returns: whether they may be held.
  func add(_ bytes: Int, from network: String?) -> Bool {
    let network = network ?? ""
    return count.withLock { count in
      let own = count.ofNetwork[network, default: 0]
      guard count.all + bytes <= limit, own + bytes <= limitOfNetwork else { return false }
      count.all += bytes
      if bytes > 0 { count.ofNetwork[network] = own + bytes }
      return true
    }
  }

  /// Call when bytes that were counted aren't held any more.
  func remove(_ bytes: Int, from network: String?) {
    let network = network ?? ""
    count.withLock { count in
      count.all -= bytes
      let own = count.ofNetwork[network, default: 0] - bytes
      count.ofNetwork[network] = own > 0 ? own : nil
    }
  }
}
#endif

import Foundation
import Listening
import MatchesModel
import Synchronization

/// Which servers people may have their matches kept at: it is this process that asks them, so who can reach only
/// this one mustn't reach others through it.
final class MatchesServers: Sendable {
  private let own = ListeningAddress()
  private let allowed: Mutex<Set<URL>>
  private let allowsAll: Bool

  /// - Parameters:
  ///   - others: may be asked besides the own one; without any, all may if only this machine is served.
  ///   - hostname: what is listened on.
  init(others: [URL], hostname: String) {
    allowed = Mutex(Set(others))
    allowsAll = others.isEmpty && ["127.0.0.1", "::1", "localhost"].contains(hostname)
  }

  /// Where Goalbase is in this process; waits until it is served.
  var defaultURL: URL {
    get async { await own.url }
  }

  /// It is served now, at this address of the server and this path.
  func serve(at address: String, _ path: String) {
    guard let url = URL(string: "\(address)\(path)/") else { return }
    allowed.withLock { _ = $0.insert(url) }
    own.set(url)
  }

  func store(_ url: URL) throws(MatchesError) -> any MatchStore & AnyObject {
    guard allowsAll || allowed.withLock({ $0.contains(url) }) else {
      throw .refused("This showcase asks only its own server, and those it was started with.")
    }
    return RemoteMatchStore(url: url)
  }
}

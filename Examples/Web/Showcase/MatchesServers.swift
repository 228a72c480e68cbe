import Foundation
import Listening
import Synchronization

/// Which servers people may have their matches kept at: it is this process that asks them, so who can reach only
/// this one mustn't reach others through it.
final class MatchesServers: Sendable {
  private let own = ListeningAddress()
  private let allowed: Mutex<Set<URL>>
  private let allowsAll: Bool

  /// - Parameters:
  ///   - others: may be asked besides the own one.
  ///   - allowsAll: whether any may be. What is listened on doesn't tell who is served: a proxy listens
  ///     for others.
  init(others: [URL], allowsAll: Bool) {
    allowed = Mutex(Set(others))
    self.allowsAll = allowsAll
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

  /// Why a server isn't asked, for the person to read; `nil` for one that is.
  func refusal(_ url: URL) -> String? {
    if allowsAll || allowed.withLock({ $0.contains(url) }) { return nil }
    return "This showcase asks only its own server, and those it was started with."
  }
}

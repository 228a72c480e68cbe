import Foundation
import Listening
import Synchronization

/// The servers that people may choose to keep their matches at.
///
/// This process sends the requests to them, so a person could reach servers through it that their own machine can't reach.
/// Therefore only known servers are allowed.
final class MatchesServers: Sendable {
  private let own = ListeningAddress<Never>()
  private let allowed: Mutex<Set<URL>>
  private let allowsAll: Bool

  /// Creates the list of allowed servers.
  ///
  /// - Parameters:
  ///   - others: servers that are allowed in addition to this process's own.
  ///   - allowsAll: whether every server is allowed. The address that the process listens on can't decide this: a proxy
  ///     may pass on requests from other machines.
  init(others: [URL], allowsAll: Bool) {
    allowed = Mutex(Set(others))
    self.allowsAll = allowsAll
  }

  /// The URL of Goalbase in this process; waits until it is served.
  var defaultURL: URL {
    get async { await own.url() }
  }

  /// Sets and allows the URL of Goalbase in this process.
  ///
  /// - Parameters:
  ///   - address: the server's URL, without a slash at its end.
  ///   - path: the path of the API, which begins with a slash.
  func serve(at address: String, _ path: String) {
    guard let url = URL(string: "\(address)\(path)/") else { return }
    allowed.withLock { _ = $0.insert(url) }
    own.set(url)
  }

  /// Returns a text that tells the person why a server is refused; `nil` if it is allowed.
  func refusal(_ url: URL) -> String? {
    if allowsAll || allowed.withLock({ $0.contains(url) }) { return nil }
    return "This showcase asks only its own server, and those it was started with."
  }
}

public import Foundation
import Synchronization

/// The stores there are: the one of this device, and those of servers, each shared by all who ask the same
/// server at a time.
public final class MatchStores: Sendable {
  private struct Entry {
    weak var store: (any MatchStore & AnyObject)?
  }

  private let device: any MatchStore
  private let defaultServer: @Sendable () async -> URL
  private let makeRemote: @Sendable (URL) throws(MatchesError) -> any MatchStore & AnyObject
  private let remotes = Mutex<[URL: Entry]>([:])

  /// - Parameters:
  ///   - device: the store where the app runs.
  ///   - defaultServer: the server to ask where somebody names none; may wait until it is known.
  ///   - refusal: why a server mustn't be asked, for the person to read; `nil` for one that may.
  public convenience init(
    device: SQLiteMatchStore,
    defaultServer: @escaping @Sendable () async -> URL,
    refusal: @escaping @Sendable (URL) -> String?
  ) {
    self.init(device: device as any MatchStore, defaultServer: defaultServer) {
      url throws(MatchesError) in
      if let reason = refusal(url) { throw .refused(reason) }
      return RemoteMatchStore(url: url)
    }
  }

  /// - Parameters:
  ///   - device: the store where the app runs.
  ///   - defaultServer: the server to ask where somebody names none; may wait until it is known.
  ///   - remote: makes the store of a server; throws `refused` for one that mustn't be asked.
  package init(
    device: any MatchStore,
    defaultServer: @escaping @Sendable () async -> URL,
    remote: @escaping @Sendable (URL) throws(MatchesError) -> any MatchStore & AnyObject = {
      RemoteMatchStore(url: $0)
    }
  ) {
    self.device = device
    self.defaultServer = defaultServer
    makeRemote = remote
  }

  /// The server to ask where somebody names none.
  package func defaultURL() async -> URL { await defaultServer() }

  /// The store at a place.
  ///
  /// - Throws: `refused` for a server that mustn't be asked.
  package func store(at location: StorageLocation) throws(MatchesError) -> any MatchStore {
    guard case .server(let url) = location else { return device }
    if let store = remotes.withLock({ $0[url]?.store }) { return store }
    let made = try makeRemote(url)
    return remotes.withLock { remotes in
      // Somebody else may have been faster.
      if let store = remotes[url]?.store { return store }
      remotes = remotes.filter { $0.value.store != nil }
      remotes[url] = Entry(store: made)
      return made
    }
  }
}

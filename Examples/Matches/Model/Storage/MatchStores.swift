public import Foundation
import Synchronization

/// The available stores: the one of this device, and the ones of servers. All callers that use the
/// same server at the same time share one store.
public final class MatchStores: Sendable {
  private struct Entry {
    weak var store: (any MatchStore & AnyObject)?
  }

  /// Whether the default server is a part of the program, on the person's own machine. Its address means nothing to them.
  package let isDefaultHere: Bool
  private let device: any MatchStore
  private let defaultServer: @Sendable () async -> URL
  private let makeRemote: @Sendable (URL) throws(MatchesError) -> any MatchStore & AnyObject
  private let remotes = Mutex<[URL: Entry]>([:])

  /// - Parameters:
  ///   - device: The store where the app runs.
  ///   - defaultServer: Returns the server to use if the person enters none; may wait until the
  ///     server is known.
  ///   - isDefaultHere: Whether that server is a part of the program, on the person's own machine.
  ///   - refusal: Returns the reason why a server mustn't be used, as text for people; `nil` if it
  ///     may be used.
  public convenience init(
    device: SQLiteMatchStore,
    defaultServer: @escaping @Sendable () async -> URL,
    isDefaultHere: Bool = false,
    refusal: @escaping @Sendable (URL) -> String?
  ) {
    self.init(
      device: device as any MatchStore,
      defaultServer: defaultServer,
      isDefaultHere: isDefaultHere,
      remote: Self.remote(refusal)
    )
  }

  /// Makes the stores of servers that aren't refused.
  package static func remote(
    _ refusal: @escaping @Sendable (URL) -> String?
  ) -> @Sendable (URL) throws(MatchesError) -> any MatchStore & AnyObject {
    { url throws(MatchesError) in
      if let reason = refusal(url) { throw .refused(reason) }
      return RemoteMatchStore(url: url)
    }
  }

  /// - Parameters:
  ///   - device: The store where the app runs.
  ///   - defaultServer: Returns the server to use if the person enters none; may wait until the
  ///     server is known.
  ///   - isDefaultHere: Whether that server is a part of the program, on the person's own machine.
  ///   - remote: Creates the store of a server; throws `refused` if the server mustn't be used.
  package init(
    device: any MatchStore,
    defaultServer: @escaping @Sendable () async -> URL,
    isDefaultHere: Bool = false,
    remote: @escaping @Sendable (URL) throws(MatchesError) -> any MatchStore & AnyObject = {
      RemoteMatchStore(url: $0)
    }
  ) {
    self.device = device
    self.defaultServer = defaultServer
    self.isDefaultHere = isDefaultHere
    makeRemote = remote
  }

  /// Returns the server to use if the person enters none.
  package func defaultURL() async -> URL { await defaultServer() }

  /// Returns the store at a location.
  ///
  /// - Throws: `refused` if the server mustn't be used.
  package func store(at location: StorageLocation) throws(MatchesError) -> any MatchStore {
    guard case .server(let url) = location else { return device }
    if let store = remotes.withLock({ $0[url]?.store }) { return store }
    let made = try makeRemote(url)
    return remotes.withLock { remotes in
      // Another caller may have created the store meanwhile.
      if let store = remotes[url]?.store { return store }
      remotes = remotes.filter { $0.value.store != nil }
      remotes[url] = Entry(store: made)
      return made
    }
  }
}

package import Foundation
import RESTClient
import Synchronization
import UsherPubSub

/// Stores matches and players at a server of the Goalbase API.
///
/// Requests that read, replace or delete are tried up to three times while the server is down;
/// requests that create aren't, because two records might be created. Own changes are reported at
/// once. Changes by others are reported within some seconds, by polling the server while somebody
/// listens; less often if that takes long.
package final class RemoteMatchStore: MatchStore {
  let api: MatchesAPI
  let listeners: Subscribers<Void>
  let knownMatches: KnownList<Match>
  let knownPlayers: KnownList<Player>
  /// The ids of matches that had the same content before a match was restored, by the id of the
  /// deleted match, while the result of restoring is unknown: a restored match's new id is sent
  /// only once.
  let unsureRestores = Mutex<[Match.ID: Set<Match.ID>]>([:])
  /// The matches of players before they were deleted, while matches without these players may still
  /// exist.
  let unfinishedDeletions = Mutex<[Player.ID: [Match]]>([:])
  private let rankings = RankingCache()
  /// Whether the server answered the last poll.
  private let isReachable = Switch(true)
  /// Whether a caller got a failure since the last successful poll.
  private let hasFailed = Switch(false)
  private let polling: Polling

  /// - Parameters:
  ///   - url: The base URL, to which paths are added, for example `http://localhost:3000/api/v1/`;
  ///     a missing slash at the end is added.
  ///   - timeout: The maximum time until an answer is complete.
  ///   - interval: The time between two polls for changes by others.
  ///   - clock: Measures the pauses between attempts and between polls.
  package init(
    url: URL,
    timeout: Duration = .seconds(10),
    pollingEvery interval: Duration = .seconds(3),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let listeners = Subscribers<Void>()
    let api = MatchesAPI(url: url, timeout: timeout, clock: clock)
    self.api = api
    self.listeners = listeners
    knownMatches = KnownList("matches", api, decode: Self.matches) { listeners.send(()) }
    knownPlayers = KnownList("players", api, decode: Self.players) { listeners.send(()) }
    polling = Polling(every: interval, clock: clock)
  }

  package func matches() async throws -> [Match] {
    try await noting { try await knownMatches.read() }
  }

  package func players() async throws -> [Player] {
    try await noting { try await knownPlayers.read() }
  }

  @concurrent
  package func matches(of player: Player.ID) async throws -> [Match] {
    try await matches().filter { $0.side(of: player) != nil }
  }

  /// Returns the rankings, computed here once after each change: the API rounds ratings to three
  /// decimals, so rounding these to two could give a wrong result. Also, not all servers support
  /// periods.
  @concurrent
  package func rankings(since start: Date?) async throws -> [Ranking] {
    let (players, matches) = try await noting {
      (try await knownPlayers.reading(), try await knownMatches.reading())
    }
    let version = RankingCache.Version(players: players.version, matches: matches.version)
    return await rankings.rankings(since: start, version) {
      // The matches are sorted, so those of a period come first.
      let counting = matches.elements.prefix { $0.wasPlayed(since: start) }
      return RankingEngine.rankings(of: players.elements, matches: counting)
    }
  }

  package func changes() -> AsyncStream<Void> {
    let changes = listeners.changes()
    polling.begin { [listeners] in
      listeners.count > 0
    } _: { [listeners, knownMatches, knownPlayers, isReachable, hasFailed] in
      do {
        let matches = try await knownMatches.reading()
        let players = try await knownPlayers.reading()
        let (isBack, isNews) = (isReachable.change(to: true), hasFailed.change(to: false))
        if isBack || isNews { listeners.send(()) }
        return matches.isWhole || players.isWhole
      } catch {
        // Listeners are notified when the server becomes unreachable: they read again and get the
        // failure. They are notified again when it is back.
        if isReachable.change(to: false) { listeners.send(()) }
        return false
      }
    }
    return changes
  }

  var isPolling: Bool { polling.isActive }

  /// Runs `read` and notes a failure. If the next poll succeeds, the listeners that got the failure
  /// are notified.
  private func noting<Value>(_ read: () async throws -> Value) async throws -> Value {
    do {
      return try await read()
    } catch {
      if !(error is CancellationError) { _ = hasFailed.change(to: true) }
      throw error
    }
  }

  @Sendable
  private static func matches(_ body: Data) throws -> [Match] {
    let decoded = try JSONDecoder().decode([MatchJSON].self, from: body)
    let players = Set(decoded.flatMap { $0.homePlayers + $0.awayPlayers }.map(\.player))
    let order = PlayerOrder(sorted: players.sortedByName())
    // Servers send the newest first, also among matches of the same or unknown time.
    return MatchGroup.newestFirst(decoded.map { $0.match(order) })
  }

  @Sendable
  private static func players(_ body: Data) throws -> [Player] {
    try JSONDecoder().decode([PlayerJSON].self, from: body).map(\.player).sortedByName()
  }
}

import Announcements
package import Foundation
import RESTClient
import Synchronization

/// Keeps everything at a server of the Goalbase API.
///
/// What only reads, replaces or deletes is tried up to three times while the server is down;
/// creating isn't, because it might create two. Own changes are told at once, those of others within
/// some seconds, by asking the server while somebody listens; less often if that takes long.
package final class RemoteMatchStore: MatchStore {
  let api: MatchesAPI
  let listeners: Listeners<Match.ID>
  let knownMatches: KnownList<Match>
  let knownPlayers: KnownList<Player>
  /// Which others were alike before matches were restored, by the id these had, while nobody knows
  /// whether it was done: the id a restored match gets is told once.
  let unsureRestores = Mutex<[Match.ID: Set<Match.ID>]>([:])
  /// What players had played before they were deleted, while their matches may be there without them.
  let unfinishedDeletions = Mutex<[Player.ID: [Match]]>([:])
  private let rankings = RankingCache()
  /// Whether the server answered when it was asked for changes.
  private let isReachable = Switch(true)
  /// Whether who looks was told a failure since then.
  private let hasFailed = Switch(false)
  private let polling: Polling

  /// - Parameters:
  ///   - url: what paths are added to, such as `http://localhost:3000/api/v1/`; a slash that is
  ///     missing at its end is added.
  ///   - timeout: how long an answer may take, to its end.
  ///   - interval: how often changes of others are asked for.
  ///   - clock: pauses between tries and questions.
  package init(
    url: URL,
    timeout: Duration = .seconds(10),
    pollingEvery interval: Duration = .seconds(3),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let listeners = Listeners<Match.ID>()
    let api = MatchesAPI(url: url, timeout: timeout, clock: clock)
    self.api = api
    self.listeners = listeners
    knownMatches = KnownList("matches", api, decode: Self.matches) { listeners.notify() }
    knownPlayers = KnownList("players", api, decode: Self.players) { listeners.notify() }
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

  /// Counted here, once after each change: the API rounds to three decimals, and two of them may not
  /// be those of the rating. Nor do all servers know periods.
  @concurrent
  package func rankings(since start: Date?) async throws -> [Ranking] {
    let (players, matches) = try await noting {
      (try await knownPlayers.reading(), try await knownMatches.reading())
    }
    let version = RankingCache.Version(players: players.version, matches: matches.version)
    return await rankings.rankings(since: start, version) {
      // They are in order, so those of a period come first.
      let counting = matches.elements.prefix { $0.wasPlayed(since: start) }
      return RankingEngine.rankings(of: players.elements, matches: counting)
    }
  }

  package func changes() -> AsyncStream<Void> {
    let changes = listeners.stream()
    polling.begin { [listeners] in
      listeners.count > 0
    } _: { [listeners, knownMatches, knownPlayers, isReachable, hasFailed] in
      do {
        let matches = try await knownMatches.reading()
        let players = try await knownPlayers.reading()
        let (isBack, isNews) = (isReachable.change(to: true), hasFailed.change(to: false))
        if isBack || isNews { listeners.notify() }
        return matches.isWhole || players.isWhole
      } catch {
        // Who looks is told by asking themselves; and again when there is something to look at.
        if isReachable.change(to: false) { listeners.notify() }
        return false
      }
    }
    return changes
  }

  var isPolling: Bool { polling.isActive }

  /// A server that failed may answer the next question for changes: then who met the failure is told.
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
    // Of those played at one time, or nobody knows when, servers tell the newest first.
    return MatchGroup.newestFirst(decoded.map { $0.match(order) })
  }

  @Sendable
  private static func players(_ body: Data) throws -> [Player] {
    try JSONDecoder().decode([PlayerJSON].self, from: body).map(\.player).sortedByName()
  }
}

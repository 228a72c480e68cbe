package import Foundation

/// Keeps matches and their players.
///
/// Everything throws ``MatchesError``, or `CancellationError` if its task is cancelled, and then
/// nothing else; what can't be read is never told as an empty list. Everything is found by identity,
/// whatever the order of lists by now.
package protocol MatchStore: Sendable {
  /// Newest first; of those played at one time, who was created last. Those of unknown date come last, in the same
  /// order. Sides are sorted by name.
  func matches() async throws -> [Match]

  /// Keeps a new match.
  ///
  /// - Throws: `invalidMatch` for one with ``MatchParameters/problems`` or unknown players.
  @discardableResult
  func create(_ parameters: MatchParameters) async throws -> Match

  /// Makes a match another, with its id.
  ///
  /// - Throws: `notFound`, and what ``create(_:)`` throws.
  @discardableResult
  func update(_ id: Match.ID, with parameters: MatchParameters) async throws -> Match

  /// Deletes a match, and gives it, to be restored.
  ///
  /// - Throws: `notFound`.
  @discardableResult
  func delete(_ id: Match.ID) async throws -> Match

  /// Takes a match back that was deleted: with its id and at its place, where the store can. Leaves
  /// it as it is if it's there.
  ///
  /// - Throws: `invalidMatch` if its players aren't there any more.
  @discardableResult
  func restore(_ match: Match) async throws -> Match

  /// Sorted by name, ignoring case.
  func players() async throws -> [Player]

  /// Keeps a new player; the name is trimmed.
  ///
  /// - Throws: `invalidName`, or as a server words it.
  @discardableResult
  func createPlayer(named name: String) async throws -> Player

  /// Deletes a player with all their matches, for good. Where that isn't one step, matches go first,
  /// and after a failure it can be tried again.
  ///
  /// - Throws: `notFound`.
  func deletePlayer(_ id: Player.ID) async throws

  /// The matches of a player, newest first: what would be deleted with them. None of who isn't
  /// there.
  func matches(of player: Player.ID) async throws -> [Match]

  /// How good all players are by the matches since then, or all: the best first, of equals by name. Matches of unknown
  /// date count where all do.
  func rankings(since start: Date?) async throws -> [Ranking]

  /// Emits after each change, whoever makes it, and after each that failed and may be made; also when
  /// the store can't be read any more, and when it can again. Changes that nobody has taken yet are
  /// one. Ends with the task that listens.
  func changes() -> AsyncStream<Void>
}

extension MatchStore {
  /// How good all players are by the matches of a period.
  package func rankings(
    _ period: RankingPeriod,
    now: Date,
    calendar: Calendar
  ) async throws -> [Ranking] {
    try await rankings(since: period.start(now: now, calendar: calendar))
  }
}

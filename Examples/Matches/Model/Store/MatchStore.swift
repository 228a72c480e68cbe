package import Foundation

/// A store of matches and their players.
///
/// All functions throw ``MatchesError``, or only `CancellationError` if the task is cancelled. Data
/// that can't be read is an error, never an empty list. Records are found by id, whatever the
/// current order of lists.
package protocol MatchStore: Sendable {
  /// Returns all matches, newest first; among matches of the same time, the one created last comes
  /// first. Matches of unknown date come last, in the same order. Sides are sorted by name.
  func matches() async throws -> [Match]

  /// Stores a new match and returns it.
  ///
  /// - Throws: `invalidMatch` if there are ``MatchParameters/problems`` or unknown players.
  @discardableResult
  func create(_ parameters: MatchParameters) async throws -> Match

  /// Replaces the content of a match. The id stays the same.
  ///
  /// - Throws: `notFound`, and the errors of ``create(_:)``.
  @discardableResult
  func update(_ id: Match.ID, with parameters: MatchParameters) async throws -> Match

  /// Deletes a match and returns it, so that it can be restored.
  ///
  /// - Throws: `notFound`.
  @discardableResult
  func delete(_ id: Match.ID) async throws -> Match

  /// Restores a deleted match: with its id and position, if the store supports that. Leaves a match
  /// unchanged that exists.
  ///
  /// - Throws: `invalidMatch` if its players don't exist any more.
  @discardableResult
  func restore(_ match: Match) async throws -> Match

  /// Returns all players, sorted by name, ignoring case.
  func players() async throws -> [Player]

  /// Stores a new player and returns it; spaces around the name are removed.
  ///
  /// - Throws: `invalidName`, or `refused` with the words of a server.
  @discardableResult
  func createPlayer(named name: String) async throws -> Player

  /// Deletes a player and all their matches. This can't be undone. If it takes several steps and
  /// fails between them, call it again.
  ///
  /// - Throws: `notFound`.
  func deletePlayer(_ id: Player.ID) async throws

  /// Returns the matches of a player, newest first: those that would be deleted with the player.
  /// Empty if the player doesn't exist.
  func matches(of player: Player.ID) async throws -> [Match]

  /// Returns the rankings of all players by the matches since `start`, or by all matches with
  /// `nil`: the best first, equal ratings sorted by name. Matches of unknown date only count with
  /// `nil`.
  func rankings(since start: Date?) async throws -> [Ranking]

  /// Emits after each change, whoever makes it, and after each failed change that may have been
  /// made; also when the store becomes unreadable, and when it is readable again. Changes that were
  /// not yet received are merged into one. Ends when the listening task ends.
  func changes() -> AsyncStream<Void>
}

extension MatchStore {
  /// Returns the rankings of all players by the matches of a period.
  package func rankings(
    _ period: RankingPeriod,
    now: Date,
    calendar: Calendar
  ) async throws -> [Ranking] {
    try await rankings(since: period.start(now: now, calendar: calendar))
  }
}

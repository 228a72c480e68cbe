/// A store of players and matches.
///
/// Each change is a transaction and gives the store a new version. If a change throws
/// ``GoalbaseError``, for example for an unknown player or match, nothing has changed. If it throws
/// another error, the change was made completely or not at all, and the store may not know which.
package protocol GoalbaseStore: Sendable {
  /// Returns the version of the current state. This must be fast: it is called before each list.
  func version() async throws -> StoreVersion

  /// Returns all players, sorted by name: see ``Swift/Sequence/sortedByName()``.
  func players() async throws -> Versioned<[Player]>

  /// Returns the complete logbook, as it was at one moment. The sides of each match are in the
  /// order of the players.
  func logbook() async throws -> Versioned<Logbook>

  /// Adds a player.
  func createPlayer(name: String, at time: Timestamp) async throws -> PlayerRecord

  /// Deletes a player and removes them from all matches, some of which may then have an empty side.
  ///
  /// - Parameter withMatches: Whether the player's matches are deleted instead.
  func deletePlayer(_ id: EntityID, withMatches: Bool) async throws -> PlayerRecord

  /// Adds a match. It becomes the first of the logbook, unless the clock went back.
  func createMatch(_ content: MatchContent, at time: Timestamp) async throws -> MatchRecord

  /// Replaces the content of a match; the time of creation stays.
  func updateMatch(
    _ id: EntityID,
    _ content: MatchContent,
    at time: Timestamp
  ) async throws -> MatchRecord

  /// Deletes a match; its players remain.
  func deleteMatch(_ id: EntityID) async throws -> MatchRecord
}

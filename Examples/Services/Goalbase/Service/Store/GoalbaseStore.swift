/// Keeps players and matches.
///
/// Each change is a transaction of its own, and gives the store another version. If it throws
/// ``GoalbaseError``, as those do that name a player or match there isn't, nothing has changed; if it
/// throws anything else it was made whole or not at all, and a store may not know which.
package protocol GoalbaseStore: Sendable {
  /// The state it is in; cheap, since it is asked for before each answer.
  func version() async throws -> StoreVersion

  /// All players, by name: see ``Swift/Sequence/sortedByName()``.
  func players() async throws -> Versioned<[Player]>

  /// Everything, of one moment; the sides of each match in the order of the players.
  func logbook() async throws -> Versioned<Logbook>

  /// Adds a player.
  func createPlayer(name: String, at time: Timestamp) async throws -> PlayerRecord

  /// Takes a player out of all matches, some of which may have an empty side then.
  ///
  /// - Parameter withMatches: deletes the matches the player was in, instead.
  func deletePlayer(_ id: EntityID, withMatches: Bool) async throws -> PlayerRecord

  /// Adds a match, which is the first of a logbook then, unless the clock went back.
  func createMatch(_ content: MatchContent, at time: Timestamp) async throws -> MatchRecord

  /// Replaces everything in a match but when it was created.
  func updateMatch(
    _ id: EntityID,
    _ content: MatchContent,
    at time: Timestamp
  ) async throws -> MatchRecord

  /// Deletes a match; its players stay.
  func deleteMatch(_ id: EntityID) async throws -> MatchRecord
}

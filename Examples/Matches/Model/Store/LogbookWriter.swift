import Foundation

/// Changes a stored logbook, within a transaction.
package protocol LogbookWriter {
  /// Returns a match; `nil` if there is none.
  func match(_ id: Match.ID) throws -> Match?

  /// Inserts a match. A restored match gets the number it had before.
  ///
  /// - Throws: `invalidMatch` if it has unknown players.
  func insert(_ match: Match) throws

  /// Replaces the content of a match.
  ///
  /// - Throws: `notFound`, and the error of ``insert(_:)``.
  func replace(_ match: Match) throws

  /// Deletes a match and returns it.
  ///
  /// - Throws: `notFound`.
  func delete(_ id: Match.ID) throws -> Match

  /// Stores a new player and returns it.
  ///
  /// - Throws: `invalidName`.
  func insertPlayer(named name: String) throws -> Player

  /// Deletes a player and all their matches.
  ///
  /// - Throws: `notFound`.
  func deletePlayer(_ id: Player.ID) throws
}

extension LogbookWriter {
  /// Returns a new player.
  ///
  /// - Parameter others: the players there are.
  /// - Throws: `invalidName`.
  package func player(named name: String, among others: [Player]) throws -> Player {
    do throws(PlayerNameProblem) {
      return Player(
        id: UUID().uuidString.lowercased(),
        name: try PlayerName(name, among: others).text
      )
    } catch {
      throw MatchesError.invalidName(error)
    }
  }
}

import MatchesModel

/// A match that was deleted and can come back, to where it was.
struct Deletion: Codable, Equatable {
  let match: Match
  let location: StorageLocation
  /// Deletions are numbered and made in order.
  let number: Int
}

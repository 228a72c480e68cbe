import MatchesModel

/// A deleted match that can be restored to the store it was in.
struct Deletion: Codable, Equatable {
  let match: Match
  let location: StorageLocation
  /// The number of the deletion. Deletions are made in the order of their numbers.
  let number: Int
}

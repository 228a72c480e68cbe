/// A change of a match by the list. Changes are made one after the other.
enum MatchChange: Codable, Equatable {
  case delete(Deletion)
  case restore(Deletion)
}

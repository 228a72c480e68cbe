/// Something the list does to a match, one after the other.
enum MatchChange: Codable, Equatable {
  case delete(Deletion)
  case restore(Deletion)
}

import MatchesModel

extension Sequence where Element == Player {
  /// The names in their order, for example “Anna, Ben”; “–” without players, because a server may
  /// have deleted them.
  var names: String {
    let names = map(\.name).joined(separator: ", ")
    return names.isEmpty ? "–" : names
  }
}

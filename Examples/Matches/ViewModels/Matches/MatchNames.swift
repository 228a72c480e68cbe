import MatchesModel

extension Sequence where Element == Player {
  /// The names in their order, as “Anna, Ben”; players a server has deleted may leave a side without any.
  var names: String {
    let names = map(\.name).joined(separator: ", ")
    return names.isEmpty ? "–" : names
  }
}

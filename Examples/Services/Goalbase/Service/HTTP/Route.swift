/// Something that can be asked for: what the server goes by, and what the description says of it.
struct Route: Sendable {
  let method: String
  /// Below ``GoalbaseAPI/path``, as `/players/{id}`.
  let path: String
  let operation: Operation
  let summary: String
  var parameter: Parameter?
  /// What schema the body of a request has.
  var body: String?
  var status = 200
  /// What schema the answer has.
  let answer: Answer

  /// What is done. The name is the `operationId` of the description.
  enum Operation: String, CaseIterable {
    case listPlayers, createPlayer, deletePlayer
    case listMatches, createMatch, updateMatch, deleteMatch
    case listRankings, describe
  }

  /// Something in the query.
  struct Parameter: Sendable {
    let name: String
    let description: String
    /// In JSON.
    let schema: String
  }

  enum Answer: Sendable {
    /// An array, with an entity tag.
    case list(of: String)
    case record(String)
    /// An object of any shape.
    case description
  }

  /// Whether a path below ``GoalbaseAPI/path`` is this one's.
  func matches(_ segments: [Substring]) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count == segments.count
      && zip(parts, segments).allSatisfy { part, segment in part == "{id}" || part == segment }
  }
}

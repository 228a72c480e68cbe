/// A route of the API, used for answering requests and for the description.
struct Route: Sendable {
  let method: String
  /// The path below ``GoalbaseAPI/path``, for example `/players/{id}`.
  let path: String
  let operation: Operation
  let summary: String
  var parameter: Parameter?
  /// The schema of the request's body.
  var body: String?
  var status = 200
  /// The schema of the answer.
  let answer: Answer

  /// The operation. Its name is the `operationId` in the description.
  enum Operation: String, CaseIterable {
    case listPlayers, createPlayer, deletePlayer
    case listMatches, createMatch, updateMatch, deleteMatch
    case listRankings, describe
  }

  /// A parameter in the query.
  struct Parameter: Sendable {
    let name: String
    let description: String
    /// The schema in JSON.
    let schema: String
  }

  enum Answer: Sendable {
    /// An array, with an entity tag.
    case list(of: String)
    case record(String)
    /// An object of any shape.
    case description
  }

  /// Whether a path below ``GoalbaseAPI/path`` belongs to this route.
  func matches(_ segments: [Substring]) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count == segments.count
      && zip(parts, segments).allSatisfy { part, segment in part == "{id}" || part == segment }
  }
}

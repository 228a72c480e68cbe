import Foundation

/// The members of the JSON object that a request sends.
struct RequestBody {
  private let members: [String: JSONValue]

  /// The maximum number of goals: that of PostgreSQL's `integer`, which the original Goalbase uses.
  static let mostGoals = Int(Int32.max)

  init(_ request: GoalbaseRequest) throws(GoalbaseError) {
    let type = request.contentType?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
    guard type?.lowercased() == "application/json" else {
      throw GoalbaseError(
        .notJSON,
        "Only JSON is read. To fix this, send it with Content-Type: application/json."
      )
    }
    guard request.body.count <= GoalbaseAPI.longestBody else { throw .tooLarge }
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: Data(request.body)) else {
      throw .invalid("The body is no valid JSON.")
    }
    guard case .object(let members) = json else {
      throw .invalid("The body must be a JSON object, but is \(json).")
    }
    self.members = members
  }

  func name() throws(GoalbaseError) -> String {
    let name = "name"
    guard case .text(let text) = try value(name) else { throw try not("a text", name) }
    let spaces = text.prefix(while: \.isWhitespace).count
    let trimmed = String(
      text.dropFirst(spaces).reversed().drop(while: \.isWhitespace).reversed()
    )
    guard !trimmed.isEmpty else { throw .invalid("\(name) must not be blank.") }
    // SQLite would end the name at the first zero character.
    guard !trimmed.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .invalid("\(name) must not contain control characters.") }
    return trimmed
  }

  func goals(_ name: String) throws(GoalbaseError) -> Int {
    guard case .integer(let goals) = try value(name), (0...Self.mostGoals).contains(goals) else {
      throw try not("a whole number from 0 to \(Self.mostGoals)", name)
    }
    return goals
  }

  /// Returns a list of ids with at least one id and without duplicates.
  func ids(_ name: String) throws(GoalbaseError) -> [EntityID] {
    guard case .array(let values) = try value(name) else {
      throw try not("an array of player ids", name)
    }
    guard !values.isEmpty else { throw .invalid("\(name) must name at least one player.") }
    var ids: [EntityID] = []
    var known: Set<EntityID> = []
    for value in values {
      guard case .text(let text) = value, let id = EntityID(text) else {
        throw .invalid("\(name) must be an array of UUIDs, but contains \(value).")
      }
      guard known.insert(id).inserted else { throw .invalid("\(name) names \(id) twice.") }
      ids.append(id)
    }
    return ids
  }

  /// Returns a time; `nil` if it is missing or null.
  func time(_ name: String) throws(GoalbaseError) -> Timestamp? {
    switch members[name] {
    case nil, .null: return nil
    case .text(let text):
      if let time = Timestamp(text) { return time }
      fallthrough
    default: throw try not("a time like 2026-11-21T18:30:00Z", name)
    }
  }

  private func value(_ name: String) throws(GoalbaseError) -> JSONValue {
    guard let value = members[name] else { throw .invalid("\(name) is missing.") }
    return value
  }

  private func not(_ expected: String, _ name: String) throws(GoalbaseError) -> GoalbaseError {
    .invalid("\(name) must be \(expected), but is \(try value(name)).")
  }
}

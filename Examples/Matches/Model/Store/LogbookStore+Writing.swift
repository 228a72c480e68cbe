import Foundation

extension LogbookStore {
  @discardableResult
  package func create(_ parameters: MatchParameters) async throws -> Match {
    try parameters.check()
    let match = Match(id: UUID().uuidString.lowercased(), parameters)
    try await change { try $0.insert(match) }
    return match
  }

  @discardableResult
  package func update(_ id: Match.ID, with parameters: MatchParameters) async throws -> Match {
    try parameters.check()
    let match = Match(id: id, parameters)
    try await change { try $0.replace(match) }
    return match
  }

  @discardableResult
  package func delete(_ id: Match.ID) async throws -> Match {
    try await change { try $0.delete(id) }
  }

  @discardableResult
  package func restore(_ match: Match) async throws -> Match {
    let parameters = MatchParameters(match)
    try parameters.check()
    return try await change { writer in
      if let there = try writer.match(match.id) { return there }
      let match = Match(id: match.id, parameters)
      try writer.insert(match)
      return match
    }
  }

  @discardableResult
  package func createPlayer(named name: String) async throws -> Player {
    try await change { try $0.insertPlayer(named: name) }
  }

  package func deletePlayer(_ id: Player.ID) async throws {
    try await change { try $0.deletePlayer(id) }
  }
}

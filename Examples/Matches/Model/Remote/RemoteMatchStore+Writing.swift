import Foundation
import RESTErrors
import UsherPubSub

extension RemoteMatchStore {
  @discardableResult
  package func create(_ parameters: MatchParameters) async throws -> Match {
    try parameters.check()
    let body = try await explaining(parameters) {
      try await telling { try await api.post("matches", MatchBody(parameters)) }
    }
    if let record = try? JSONDecoder().decode(RecordJSON.self, from: body) {
      return Match(id: record.id, parameters)
    }
    // The server's answer may contain no id.
    guard let match = try await matches().first(where: { $0.isAlike(parameters) }) else {
      throw MatchesError.service(.malformed)
    }
    return match
  }

  @discardableResult
  package func update(_ id: Match.ID, with parameters: MatchParameters) async throws -> Match {
    try parameters.check()
    try await explaining(parameters, of: id) {
      try await telling { try await api.put("matches", id, MatchBody(parameters)) }
    }
    return Match(id: id, parameters)
  }

  @discardableResult
  package func delete(_ id: Match.ID) async throws -> Match {
    guard let match = try await matches().first(where: { $0.id == id }) else {
      throw MatchesError.notFound
    }
    try await telling { try await deleteMatch(id) }
    return match
  }

  @discardableResult
  package func createPlayer(named name: String) async throws -> Player {
    let text: String
    do {
      text = try PlayerName(name, among: try await players()).text
    } catch let problem as PlayerNameProblem {
      throw MatchesError.invalidName(problem)
    }
    let body = try await telling { try await api.post("players", PlayerBody(name: text)) }
    if let record = try? JSONDecoder().decode(RecordJSON.self, from: body) {
      return Player(id: record.id, name: text)
    }
    guard let player = try await players().first(where: { $0.name == text }) else {
      throw MatchesError.service(.malformed)
    }
    return player
  }

  /// Deletes a match. A match that is already gone is no error: an earlier attempt whose answer was
  /// lost may have deleted it.
  func deleteMatch(_ id: Match.ID) async throws {
    do {
      try await api.delete("matches", id)
    } catch let error where Self.isRefusal(error) {
      if try await matches().contains(where: { $0.id == id }) { throw error }
    }
  }

  /// Runs a change and notifies the listeners once, also if the change failed but may have been
  /// made.
  func telling<Value>(_ body: () async throws -> Value) async throws -> Value {
    knownMatches.beginChange()
    knownPlayers.beginChange()
    func end(isMade: Bool) {
      let isMatchNews = knownMatches.endChange(isMade: isMade)
      let isPlayerNews = knownPlayers.endChange(isMade: isMade)
      if isMade || isMatchNews || isPlayerNews { listeners.send(()) }
    }
    do {
      let value = try await body()
      end(isMade: true)
      return value
    } catch {
      end(isMade: Self.mayBeDone(error))
      throw error
    }
  }

  /// Replaces a server's refusal with `notFound` or `invalidMatch` if the match or a player doesn't
  /// exist any more.
  private func explaining<Value>(
    _ parameters: MatchParameters,
    of id: Match.ID? = nil,
    _ body: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await body()
    } catch let error where Self.isRefusal(error) {
      if let id, try await !matches().contains(where: { $0.id == id }) {
        throw MatchesError.notFound
      }
      try parameters.check(playersAmong: Set(try await players().map(\.id)))
      throw error
    }
  }

  /// Whether a change that failed with this error may have been made. This includes a cancelled
  /// one.
  static func mayBeDone(_ error: any Error) -> Bool {
    (error as? MatchesError)?.mayBeDone ?? true
  }

  static func isRefusal(_ error: any Error) -> Bool {
    switch error as? MatchesError {
    case .notFound, .refused: true
    case .service(.status(let status)): 400..<500 ~= status
    default: false
    }
  }
}

import FaultyServer
import Foundation
import MatchesModel
import Synchronization

/// A server like the original: it sends the newest match first, and stores no dates.
final class SeedServer: Sendable {
  private struct Record: Codable {
    struct Player: Codable {
      let id: String
      let name: String
    }

    let id: String
    let homeGoals: Int
    let awayGoals: Int
    let homePlayers: [Player]
    let awayPlayers: [Player]
  }

  private struct Body: Decodable {
    let homePlayerIds: [String]
    let awayPlayerIds: [String]
    let homeGoals: Int
    let awayGoals: Int
  }

  private struct State {
    /// Newest first.
    var matches: [Record] = []
    var posts = 0
    var losesAnswers = false
  }

  private static let players = [
    Record.Player(id: "1", name: "Anna"), Record.Player(id: "2", name: "Ben"),
  ]
  private let state = Mutex(State())

  /// - Parameter matches: The number of matches that Anna has won 3 : 0 against Ben at the start.
  init(matches: Int = 0) {
    for _ in 0..<matches {
      add(Body(homePlayerIds: ["1"], awayPlayerIds: ["2"], homeGoals: 3, awayGoals: 0))
    }
  }

  /// The number of matches.
  var count: Int { state.withLock(\.matches.count) }
  /// The number of requests to add a match.
  var posts: Int { state.withLock(\.posts) }

  /// Sets whether the server adds matches without answering.
  func losesAnswers(_ losesAnswers: Bool) { state.withLock { $0.losesAnswers = losesAnswers } }

  /// Runs a server while `body` runs, and passes its URL to `body`.
  func run(_ body: (URL) async throws -> Void) async throws {
    try await FaultyServer.run { [self] request in
      answer(request)
    } _: { server in
      try await body(server.url.appending(path: "api/v1/"))
    }
  }

  private func answer(_ request: String) -> [FaultyServer.Act] {
    let line = request.prefix { $0 != "\r\n" }.split(separator: " ")
    let body = Data((request.range(of: "\r\n\r\n").map { request[$0.upperBound...] } ?? "").utf8)
    switch (line[0], line[1].split(separator: "/").dropFirst(2).joined(separator: "/")) {
    case ("GET", "players"): return json(Self.players)
    case ("GET", "matches"): return json(state.withLock(\.matches))
    case ("POST", "matches"):
      guard let body = try? Self.decoder.decode(Body.self, from: body) else { break }
      add(body)
      return state.withLock { state in
        state.posts += 1
        return state.losesAnswers ? [] : .answer("", status: "201 Created")
      }
    case ("PUT", let path):
      let id = path.split(separator: "/").last.map(String.init)
      guard let body = try? Self.decoder.decode(Body.self, from: body) else { break }
      state.withLock { state in
        for (index, match) in state.matches.enumerated() where match.id == id {
          state.matches[index] = Self.record(match.id, body)
        }
      }
      return .answer("")
    default: break
    }
    return .answer("", status: "404 Not Found")
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }

  private func json(_ value: some Encodable) -> [FaultyServer.Act] {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return .answer((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  private func add(_ body: Body) {
    state.withLock { state in
      state.matches.insert(Self.record("\(state.matches.count + 1)", body), at: 0)
    }
  }

  private static func record(_ id: String, _ body: Body) -> Record {
    Record(
      id: id,
      homeGoals: body.homeGoals,
      awayGoals: body.awayGoals,
      homePlayers: players.filter { body.homePlayerIds.contains($0.id) },
      awayPlayers: players.filter { body.awayPlayerIds.contains($0.id) }
    )
  }
}

import Foundation
import NIOHTTP1
import Testing

/// What Goalbase answered.
struct Answer {
  let status: Int
  let headers: HTTPHeaders
  let body: String

  subscript(name: String) -> String? { headers.first(name: name) }

  func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(body.utf8))
  }

  var id: String { get throws { try decoded(SentRecord.self).id } }
  var players: [SentPlayer] { get throws { try decoded() } }
  var matches: [SentMatch] { get throws { try decoded() } }
  var rankings: [SentRanking] { get throws { try decoded() } }

  /// The names of rankings and the ratings, in order.
  var table: [String] {
    get throws { try rankings.map { "\($0.player.name) \($0.rating)" } }
  }

  /// The message of an error, if it has the shape of one.
  var message: String {
    get throws {
      let error = try JSONDecoder().decode([String: String].self, from: Data(body.utf8))
      #expect(error["response_type"] == "error" && error.count == 2)
      #expect(self["Content-Type"] == "application/json; charset=utf-8")
      return try #require(error["response"])
    }
  }
}

struct SentRecord: Decodable {
  let id: String
}

struct SentPlayer: Decodable, Equatable {
  let id: String
  let name: String
}

struct SentMatch: Decodable, Equatable {
  let id: String
  let homeGoals: Int
  let awayGoals: Int
  let homePlayers: [SentPlayer]
  let awayPlayers: [SentPlayer]
  let playedAt: String
}

struct SentRanking: Decodable, Equatable {
  let player: SentPlayer
  let rating: Double
}

import Foundation
package import ServiceTestSupport
import Testing

/// Reads the answers of Goalbase.
extension Answer {
  package func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(body.utf8))
  }

  package var id: String { get throws { try decoded(SentRecord.self).id } }
  package var players: [SentPlayer] { get throws { try decoded() } }
  package var matches: [SentMatch] { get throws { try decoded() } }
  package var rankings: [SentRanking] { get throws { try decoded() } }

  /// The rankings in order, each as name and rating.
  package var table: [String] {
    get throws { try rankings.map { "\($0.player.name) \($0.rating)" } }
  }

  /// The message of an error. Records a test failure if the answer doesn't have the format of an
  /// error.
  package var message: String {
    get throws {
      let error = try JSONDecoder().decode([String: String].self, from: Data(body.utf8))
      #expect(error["response_type"] == "error" && error.count == 2)
      #expect(self["Content-Type"] == "application/json; charset=utf-8")
      return try #require(error["response"])
    }
  }
}

package struct SentRecord: Decodable {
  package let id: String
}

package struct SentPlayer: Decodable, Equatable {
  package let id: String
  package let name: String

  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

package struct SentMatch: Decodable, Equatable {
  package let id: String
  package let homeGoals: Int
  package let awayGoals: Int
  package let homePlayers: [SentPlayer]
  package let awayPlayers: [SentPlayer]
  package let playedAt: String
}

package struct SentRanking: Decodable, Equatable {
  package let player: SentPlayer
  package let rating: Double
}

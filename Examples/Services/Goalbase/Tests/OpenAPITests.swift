import Foundation
import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("The description", .onEachStore)
struct OpenAPITests {
  private static let id = "5f0c7d1e-0000-4000-8000-000000000001"
  private static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

  private func description(_ goalbase: RunningGoalbase) async throws -> [String: Any] {
    let answer = try await goalbase.get("openapi.json")
    #expect(answer.status == 200 && answer["Content-Type"] == "application/json; charset=utf-8")
    let json = try JSONSerialization.jsonObject(with: Data(answer.body.utf8))
    return try #require(json as? [String: Any])
  }

  /// Returns the described operations, for example `POST /players`.
  private func named(_ description: [String: Any]) throws -> Set<String> {
    let paths = try #require(description["paths"] as? [String: [String: Any]])
    return Set(
      paths.flatMap { path, members in
        members.keys.filter { $0 != "parameters" }.map { "\($0.uppercased()) \(path)" }
      }
    )
  }

  @Test("it is of OpenAPI 3.1, for where it is served")
  func version() async throws {
    try await RunningGoalbase.run { goalbase in
      let description = try await description(goalbase)
      #expect(description["openapi"] as? String == "3.1.0")
      #expect(description["servers"] as? [[String: String]] == [["url": "/api/v1"]])
    }
  }

  @Test("every route it names answers, and every route that answers is named")
  func routes() async throws {
    try await RunningGoalbase.run { goalbase in
      let named = try named(try await description(goalbase))
      #expect(
        named == [
          "GET /players", "POST /players", "DELETE /players/{id}", "GET /matches",
          "POST /matches", "PUT /matches/{id}", "DELETE /matches/{id}", "GET /rankings",
          "GET /openapi.json",
        ]
      )
      let paths = ["players", "matches", "rankings", "openapi.json"]
        .flatMap { ["/\($0)", "/\($0)/{id}"] }
      var answering: Set<String> = []
      for path in paths {
        for method in Self.methods {
          let answer = try await goalbase.send(
            method,
            String(path.dropFirst()).replacing("{id}", with: Self.id)
          )
          if answer.status != 404 && answer.status != 405 { answering.insert("\(method) \(path)") }
        }
      }
      #expect(answering == named)
    }
  }

  @Test("each route answers with the status and the members that are described")
  func answers() async throws {
    try await RunningGoalbase.run { goalbase in
      let description = try await description(goalbase)
      let schemas = Schemas(description)
      let anna = try await goalbase.add(player: "Anna")
      let ben = try await goalbase.add(player: "Ben")
      let id = try await goalbase.add(MatchBody([anna], [ben]))
      let match = MatchBody([ben], [anna], at: "2016-10-06T12:00:00Z").json
      for (method, path, template, body) in [
        ("GET", "players", "/players", nil), ("GET", "matches", "/matches", nil),
        ("GET", "rankings", "/rankings", nil), ("GET", "openapi.json", "/openapi.json", nil),
        ("POST", "players", "/players", #"{"name":"Carl"}"#),
        ("POST", "matches", "/matches", match),
        ("PUT", "matches/\(id)", "/matches/{id}", match),
        ("DELETE", "matches/\(id)", "/matches/{id}", nil),
        ("DELETE", "players/\(anna)", "/players/{id}", nil),
        ("GET", "rankings?since=x", "/rankings", nil), ("POST", "matches", "/matches", "{}"),
      ] as [(String, String, String, String?)] {
        let answer = try await goalbase.send(method, path, body: body)
        let schema = try schemas.answer(method, template, answer.status)
        let json = try JSONSerialization.jsonObject(with: Data(answer.body.utf8))
        #expect(try schemas.problems(json, schema).isEmpty, "\(method) \(path)")
      }
    }
  }

  @Test("a failure of Goalbase's own is described wherever one is possible, as what isn't refused")
  func failures() async throws {
    try await RunningGoalbase.run { goalbase in
      let description = try await description(goalbase)
      let schemas = Schemas(description)
      let paths = try #require(description["paths"] as? [String: [String: Any]])
      for (path, members) in paths {
        for (method, member) in members where method != "parameters" {
          let operation = try #require(member as? [String: Any])
          let responses = try #require(operation["responses"] as? [String: [String: Any]])
          let failed = try responses["503"].map(schemas.resolved)?["description"] as? String
          let isPossible = path != "/openapi.json"
          #expect((failed?.contains("may be, or not") ?? false) == isPossible, "\(method) \(path)")
        }
      }
    }
  }

  @Test("all it refers to is there")
  func references() async throws {
    try await RunningGoalbase.run { goalbase in
      let description = try await description(goalbase)
      let schemas = Schemas(description)
      let text = try await goalbase.get("openapi.json").body
      let references = text.matches(of: /"\$ref":\s*"(?<name>[^"]*)"/).map { String($0.name) }
      #expect(references.count > 20)
      for reference in references { _ = try schemas.resolved(["$ref": reference]) }
    }
  }
}

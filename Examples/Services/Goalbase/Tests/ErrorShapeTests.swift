import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("Errors of HTTP", .onEachStore)
struct ErrorShapeTests {
  @Test(
    "unknown addresses are a 404",
    arguments: ["", "player", "players/1/2", "matches/1/players", "openapi", "../v2/players"]
  )
  func unknown(_ path: String) async throws {
    try await RunningGoalbase.run { goalbase in
      for method in ["GET", "POST", "DELETE"] {
        let answer = try await goalbase.send(method, path)
        #expect(answer.status == 404)
        let message = try answer.message
        #expect(message.hasPrefix("There is nothing at /api/"))
        #expect(message.hasSuffix(". All addresses are listed at /api/v1/openapi.json."))
      }
    }
  }

  @Test("what a server before it refuses has the same shape")
  func refusal() {
    let answer = GoalbaseResponse(status: 403, refusal: "Changes are \"refused\".")
    #expect(answer.status == 403)
    #expect(
      answer.headers.map { "\($0.name): \($0.value)" }
        == ["content-type: application/json; charset=utf-8"]
    )
    #expect(
      String(decoding: answer.body, as: UTF8.self)
        == #"{"response_type":"error","response":"Changes are \"refused\"."}"#
    )
  }

  @Test(
    "other methods are a 405 that names those there are",
    arguments: [
      ("players", "PUT", "GET, HEAD, POST"), ("players", "DELETE", "GET, HEAD, POST"),
      ("matches", "PATCH", "GET, HEAD, POST"), ("rankings", "POST", "GET, HEAD"),
      ("openapi.json", "POST", "GET, HEAD"), ("matches", "OPTIONS", "GET, HEAD, POST"),
      ("matches/5f0c7d1e-0000-4000-8000-000000000001", "GET", "PUT, DELETE"),
      ("players/5f0c7d1e-0000-4000-8000-000000000001", "PUT", "DELETE"),
    ]
  )
  func method(_ path: String, _ method: String, _ allowed: String) async throws {
    try await RunningGoalbase.run { goalbase in
      let answer = try await goalbase.send(method, path)
      #expect(answer.status == 405 && answer["Allow"] == allowed)
      #expect(
        try answer.message == "\(method) isn't allowed at /api/v1/\(path), but \(allowed)."
      )
    }
  }

  @Test(
    "bodies that don't say to be JSON are a 415",
    arguments: [
      "text/plain", "application/x-www-form-urlencoded", "application/json+x", "",
      "text/plain; x=application/json",
    ]
  )
  func contentType(_ type: String) async throws {
    try await RunningGoalbase.run { goalbase in
      let answer = try await goalbase.send(
        "POST",
        "players",
        body: #"{"name":"Anna"}"#,
        headers: ["Content-Type": type]
      )
      #expect(answer.status == 415)
      #expect(
        try answer.message
          == "Only JSON is read. To fix this, send it with Content-Type: application/json."
      )
      #expect(try await goalbase.get("players").body == "[]")
    }
  }

  @Test("JSON may be written in any case and say its encoding")
  func json() async throws {
    try await RunningGoalbase.run { goalbase in
      let answer = try await goalbase.send(
        "POST",
        "players",
        body: #"{"name":"Anna"}"#,
        headers: ["Content-Type": "Application/JSON ; charset=utf-8"]
      )
      #expect(answer.status == 201)
    }
  }

  @Test("a body that is too large is a 413, and the largest that isn't is read")
  func size() async throws {
    try await RunningGoalbase.run { goalbase in
      let frame = #"{"name":""}"#.utf8.count
      for (excess, status) in [(0, 201), (1, 413), (1 << 20, 413)] {
        let name = String(repeating: "x", count: GoalbaseAPI.longestBody - frame + excess)
        let answer = try await goalbase.send("POST", "players", body: #"{"name":"\#(name)"}"#)
        #expect(answer.status == status)
        if status == 413 {
          #expect(
            try answer.message
              == "The body is larger than 65536 bytes, which is more than any match needs."
          )
        }
      }
      #expect(try await goalbase.get("players").players.count == 1)
    }
  }

  @Test("deeply nested JSON is refused as any other")
  func nested() async throws {
    try await RunningGoalbase.run { goalbase in
      let body = String(repeating: "[", count: 30_000)
      let answer = try await goalbase.send("POST", "players", body: body)
      #expect(answer.status == 500)
      #expect(try answer.message == "The body is no valid JSON.")
    }
  }

  @Test("HEAD is GET without the body", arguments: ["players", "matches", "rankings", "nowhere"])
  func head(_ path: String) async throws {
    try await RunningGoalbase.run { goalbase in
      try await goalbase.add(player: "Anna")
      let get = try await goalbase.get(path)
      let head = try await goalbase.send("HEAD", path)
      #expect(head.status == get.status && head.body.isEmpty)
      for name in ["Content-Length", "ETag", "Content-Type", "Cache-Control"] {
        #expect(head[name] == get[name])
      }
    }
  }
}

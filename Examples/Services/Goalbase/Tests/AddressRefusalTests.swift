import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("Addresses that are refused", .onEachStore)
struct AddressRefusalTests {
  private static let nobody = "5f0c7d1e-0000-4000-8000-00000000abcd"

  @Test(
    "ids in the address that aren't there, or are none",
    arguments: [
      ("DELETE", "players/\(nobody)", "There is no player with the id \(nobody)."),
      (
        "DELETE", "players/\(nobody)?with_matches=true", "There is no player with the id \(nobody)."
      ),
      ("DELETE", "matches/\(nobody.uppercased())", "There is no match with the id \(nobody)."),
      ("PUT", "matches/\(nobody)", "There is no match with the id \(nobody)."),
      ("PUT", "matches/1", #"The id in the address must be a UUID, but is "1"."#),
      ("DELETE", "matches/a%20b", #"The id in the address must be a UUID, but is "a b"."#),
    ]
  )
  func address(_ method: String, _ path: String, _ message: String) async throws {
    try await RunningGoalbase.run { goalbase in
      let anna = try await goalbase.add(player: "Anna")
      let ben = try await goalbase.add(player: "Ben")
      let body = method == "PUT" ? MatchBody([anna], [ben]).json : nil
      let answer = try await goalbase.send(method, path, body: body)
      #expect(answer.status == 500)
      #expect(try answer.message == message)
    }
  }

  @Test(
    "parameters that can't be meant",
    arguments: [
      (
        "GET", "rankings?since=now",
        "since must be a time like 2026-11-21T18:30:00Z, but is \"now\"."
      ),
      ("GET", "rankings?since=", "since must be a time like 2026-11-21T18:30:00Z, but is \"\"."),
      ("GET", "rankings?since=%FF", "since=%FF isn't percent-encoded."),
      (
        "DELETE", "players/\(nobody)?with_matches=1",
        "with_matches must be true or false, but is \"1\"."
      ),
      (
        "DELETE", "players/\(nobody)?with_matches",
        "with_matches must be true or false, but is \"\"."
      ),
    ]
  )
  func parameters(_ method: String, _ path: String, _ message: String) async throws {
    try await RunningGoalbase.run { goalbase in
      let answer = try await goalbase.send(method, path)
      #expect(answer.status == 500)
      #expect(try answer.message == message)
    }
  }

  @Test("an id that isn't percent-encoded is refused as it is")
  func encoding() async throws {
    let api = try GoalbaseAPI(store: SQLiteGoalbaseStore.inMemory())
    let answer = await api.respond(
      to: GoalbaseRequest(method: "DELETE", path: "/api/v1/players/%FF")
    )
    #expect(answer.status == 500)
    #expect(
      String(decoding: answer.body, as: UTF8.self) == #"""
        {"response_type":"error",\#
        "response":"The id in the address must be a UUID, but is \"%FF\"."}
        """#
    )
  }
}

import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("Players that are refused", .onEachStore)
struct PlayerRefusalTests {
  @Test(
    "a player without a proper name",
    arguments: [
      ("{}", "name is missing."),
      (#"{"Name":"Anna"}"#, "name is missing."),
      (#"{"name":null}"#, "name must be a text, but is null."),
      (#"{"name":5}"#, "name must be a text, but is 5."),
      (#"{"name":true}"#, "name must be a text, but is true."),
      (#"{"name":["Anna"]}"#, "name must be a text, but is an array."),
      (#"{"name":""}"#, "name must not be blank."),
      (#"{"name":" \t\n\u00a0\u3000"}"#, "name must not be blank."),
      (#"{"name":"An\u0000na"}"#, "name must not contain control characters."),
      (#"{"name":"An\nna"}"#, "name must not contain control characters."),
      (#"["Anna"]"#, "The body must be a JSON object, but is an array."),
      (#""Anna""#, #"The body must be a JSON object, but is "Anna"."#),
      (#"{"name":"Anna""#, "The body is no valid JSON."),
      ("", "The body is no valid JSON."),
      ("name=Anna", "The body is no valid JSON."),
    ]
  )
  func player(_ body: String, _ message: String) async throws {
    try await RunningGoalbase.run { goalbase in
      let answer = try await goalbase.send("POST", "players", body: body)
      #expect(answer.status == 500)
      #expect(try answer.message == message)
      #expect(try await goalbase.get("players").body == "[]")
    }
  }
}

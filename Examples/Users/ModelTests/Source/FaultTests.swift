import FaultyServer
import Foundation
import Testing

@testable import UsersModel

@Suite("F3.3: what goes wrong on the way is told, and always ends")
struct FaultTests {
  @Test(
    "a status other than success is an error, whatever comes with it",
    arguments: [
      ("404 Not Found", 404), ("500 Oh No", 500), ("204 No Content", 204),
      ("304 Not Modified", 304), ("302 Found", 302),
    ]
  )
  func status(_ line: String, _ code: Int) async throws {
    try await FaultyServer.run { _ in
      .answer("[]", status: line)
    } _: { server in
      await #expect(throws: UsersError.status(code)) {
        try await server.source().users(page: 1, matching: "")
      }
    }
  }

  @Test(
    "what isn't a list of users is malformed",
    arguments: [
      "", "null", "{}", #"{"id": 1}"#, "[1]", "[null]", #"[{"name": "a"}]"#, #"[{"id": "1"}]"#,
      #"[{"id": 1.5}]"#, #"[{"id": 1e40}]"#, #"[{"id": 1, "name": 2}]"#, #"[{"id": 1}"#,
      "<html></html>", String(repeating: "[", count: 100_000),
    ]
  )
  func malformed(_ body: String) async throws {
    try await FaultyServer.run { _ in
      .answer(body)
    } _: { server in
      await #expect(throws: UsersError.malformed) {
        try await server.source().users(page: 1, matching: "")
      }
    }
  }

  @Test(
    "what goes wrong on the way is told as what it is",
    arguments: [
      (Fault.timedOut, UsersError.timedOut), (.cutOff, .cutOff), (.malformed, .malformed),
      (.tooLarge, .tooLarge),
    ]
  )
  func onTheWay(_ fault: Fault, _ error: UsersError) async throws {
    try await FaultyServer.run { _ in
      fault.acts(longestAnswer: RESTUsersDataSource.longestAnswer)
    } _: { server in
      await #expect(throws: error) {
        try await server.source(timeout: fault.timeout).users(page: 1, matching: "")
      }
    }
  }

  @Test("without TLS there, or an address one can't ask, a server is unreachable")
  func unreachable() async throws {
    try await FaultyServer.run { _ in
      .answer("[]")
    } _: { server in
      let port = try #require(server.url.port)
      for address in ["https://127.0.0.1:\(port)", "ftp://127.0.0.1:\(port)", "nowhere", "/"] {
        let url = try #require(URL(string: address))
        await #expect(throws: UsersError.unreachable) {
          try await RESTUsersDataSource(timeout: .seconds(60)) { url }
            .users(page: 1, matching: "")
        }
      }
    }
  }
}

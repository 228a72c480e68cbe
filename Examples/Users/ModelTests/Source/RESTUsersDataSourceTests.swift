import FaultyServer
import Foundation
import RESTErrors
import Synchronization
import Testing

@testable import UsersModel

@Suite("Users from a REST server")
struct RESTUsersDataSourceTests {
  private let leanne = User(id: 1, name: "Leanne Graham", email: "Sincere@april.biz")
  private static let leanneJSON =
    #"[{"id": 1, "name": "Leanne Graham", "email": "Sincere@april.biz", "phone": {"a": [1]}}]"#

  @Test("a page is asked for and read, with where the next one is and how many there are")
  func page() async throws {
    let link = #"Link: <http://x/users?_page=3&_limit=20>; rel="next", <http://x>; rel="last""#
    try await FaultyServer.run { _ in
      .answer(Self.leanneJSON, headers: [link, "X-Total-Count: 41"])
    } _: { server in
      let page = try await server.source(pageSize: 20).users(page: 2, matching: "")
      #expect(page == UserPage(users: [leanne], next: 3, total: 41))
      let request = try #require(server.requests.first)
      #expect(request.hasPrefix("GET /users?_page=2&_limit=20&_sort=name HTTP/1.1\r\n"))
      #expect(!request.lowercased().contains("if-none-match"))
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
      await #expect(throws: UsersError.service(.malformed)) {
        try await server.source().users(page: 1, matching: "")
      }
    }
  }

  @Test(
    "what is looked for is trimmed and encoded",
    arguments: [
      (" ada ", "&q=ada"), ("   ", ""),
      ("a+b&c=d#e%/é 中", "&q=a%2Bb%26c%3Dd%23e%25%2F%C3%A9%20%E4%B8%AD"),
    ]
  )
  func query(_ query: String, _ expected: String) async throws {
    try await FaultyServer.run { _ in
      .answer("[]")
    } _: { server in
      _ = try await server.source().users(page: 1, matching: query)
      let request = try #require(server.requests.first)
      #expect(request.hasPrefix("GET /users?_page=1&_limit=50&_sort=name\(expected) HTTP"))
    }
  }

  @Test(
    "the address may have a path",
    arguments: [("/", "/users?"), ("/api", "/api/users?"), ("/api//?x=1#y", "/api/users?")]
  )
  func path(_ path: String, _ expected: String) async throws {
    try await FaultyServer.run { _ in
      .answer("[]")
    } _: { server in
      let url = try #require(URL(string: server.url.absoluteString + path))
      let page = try await RESTUsersDataSource(timeout: .seconds(60)) { url }
        .users(page: 1, matching: "")
      #expect(page.users.isEmpty)
      #expect(try #require(server.requests.first).hasPrefix("GET \(expected)_page=1&"))
    }
  }

  @Test("a server that knows no pages has one, and names may be missing")
  func noPages() async throws {
    let body = #"[{"id": 3}, {"id": 2, "name": null, "email": ""}, {"id": 1, "email": "e"}]"#
    try await FaultyServer.run { _ in
      .answer(body)
    } _: { server in
      let users = [
        User(id: 3, name: nil, email: nil), User(id: 2, name: nil, email: ""),
        User(id: 1, name: nil, email: "e"),
      ]
      let page = try await server.source().users(page: 1, matching: "")
      #expect(page == UserPage(users: users, next: nil, total: nil))
    }
  }

  @Test(
    "a next page that isn't further on is none, and a count that is no count neither",
    arguments: [
      "_page=2", "_page=1", "_page=-3", "_page=x", "_page=99999999999999999999", "page=3",
    ]
  )
  func circles(_ parameter: String) async throws {
    let headers = ["Link: <http://x/users?\(parameter)>; rel=next", "X-Total-Count: -4"]
    try await FaultyServer.run { _ in
      .answer("[]", headers: headers)
    } _: { server in
      let page = try await server.source().users(page: 2, matching: "")
      #expect(page == UserPage(users: [], next: nil, total: nil))
    }
  }

  @Test("an answer the server has a tag for is sent once, and remembered with its page")
  func remembered() async throws {
    let headers = [
      #"ETag: "one""#, "X-Total-Count: 7", "Link: <http://x/users?_page=2>; rel=next",
    ]
    try await FaultyServer.run { request in
      request.contains(#"If-None-Match: "one""#)
        ? .answer("", status: "304 Not Modified") : .answer(Self.leanneJSON, headers: headers)
    } _: { server in
      let source = server.source()
      let first = try await source.users(page: 1, matching: "")
      #expect(first == UserPage(users: [leanne], next: 2, total: 7))
      #expect(try await source.users(page: 1, matching: "") == first)
      #expect(server.requests[1].contains("If-None-Match"))
      // What else is asked for is another answer.
      #expect(try await source.users(page: 1, matching: "x").users == [leanne])
      #expect(!server.requests[2].contains("If-None-Match"))
    }
  }

  @Test("a tag is forgotten with an answer that has none")
  func forgotten() async throws {
    let answers = Mutex([
      [FaultyServer.Act].answer("[]", headers: [#"ETag: "one""#]), .answer("[]"), .answer("[]"),
    ])
    try await FaultyServer.run { _ in
      answers.withLock { $0.removeFirst() }
    } _: { server in
      let source = server.source()
      for _ in 0..<3 { _ = try await source.users(page: 1, matching: "") }
      #expect(server.requests.map { $0.contains("If-None-Match") } == [false, true, false])
    }
  }

  @Test("only the last answers are remembered")
  func bounded() {
    let memory = AnswerMemory(limit: 2)
    let answer = AnswerMemory.Answer(tag: "t", page: UserPage(users: [], next: nil, total: nil))
    memory["a"] = answer
    memory["b"] = answer
    #expect(memory["a"] != nil)
    memory["c"] = answer
    #expect(["a", "b", "c"].map { memory[$0] != nil } == [true, false, true])
    memory["c"] = nil
    memory["d"] = answer
    #expect(["a", "b", "c", "d"].map { memory[$0] != nil } == [true, false, false, true])
  }
}

extension FaultyServer {
  /// A source that waits long enough for a busy machine.
  func source(pageSize: Int = 50) -> RESTUsersDataSource {
    RESTUsersDataSource(pageSize: pageSize, timeout: .seconds(60)) { [url] in url }
  }
}

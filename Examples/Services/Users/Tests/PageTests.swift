import Foundation
import RESTErrors
import ServiceKit
import ServiceTestSupport
import Testing
import UsersModel

@testable import UsersService

@Suite("Pages of the service")
struct PageTests {
  @Test(
    "a page tells where the others are",
    arguments: [
      ("_page=1&_limit=4", Array(1...4), ["first": 1, "next": 2, "last": 3]),
      ("_page=2&_limit=4", Array(5...8), ["first": 1, "prev": 1, "next": 3, "last": 3]),
      ("_page=3&_limit=4", [9, 10], ["first": 1, "prev": 2, "last": 3]),
      ("_page=4&_limit=4", [], ["first": 1, "prev": 3, "last": 3]),
      ("_page=9223372036854775807&_limit=4", [], ["first": 1, "prev": 3, "last": 3]),
      ("_page=1", Array(1...10), ["first": 1, "last": 1]),
      ("_limit=4", Array(1...4), ["first": 1, "next": 2, "last": 3]),
      ("_page=1&_limit=5&q=nobody", [], ["first": 1, "last": 1]),
    ]
  )
  func links(_ query: String, _ ids: [Int], _ links: [String: Int]) async throws {
    try await RunningService.run { service in
      let answer = try await service.send("/users?\(query)")
      #expect(try answer.users.map(\.id) == ids)
      let header = try #require(answer["Link"])
      var found: [String: Int] = [:]
      for match in header.matches(of: /<([^>]+)>; rel="([a-z]+)"/) {
        let components = try #require(URLComponents(string: String(match.1)))
        #expect(components.port == service.url.port)
        let page = components.queryItems?.first { $0.name == "_page" }?.value
        found[String(match.2)] = page.flatMap { Int($0) }
      }
      #expect(found == links)
    }
  }

  @Test("a link is whole, and keeps the rest of the question")
  func whole() async throws {
    try await RunningService.run { service in
      let path = "/users?q=a%3E+e%26&_page=1&_limit=5&_sort=name"
      let expected =
        "<\(service.url)/users?q=a%3E%20e%26&_limit=5&_sort=name&_page=1>; rel=\"first\""
      let link = try await service.send(path)["Link"] ?? ""
      #expect(link.hasPrefix(expected), "\(link)")
    }
  }

  @Test(
    "a server name that could be no name isn't repeated",
    arguments: ["a>b", "a b", "a,b", "ä"]
  )
  func names(_ name: String) throws {
    let header = PageLinks.header(
      authority: name,
      try QueryParameters(""),
      .init(number: 1, limit: 1),
      total: 1
    )
    #expect(header == #"</users?_page=1>; rel="first", </users?_page=1>; rel="last""#)
  }

  @Test("the app's data source pages through everybody, and is told when nothing changed")
  func dataSource() async throws {
    try await RunningService.run(users: 120) { service in
      let source = RESTUsersDataSource(pageSize: 50, timeout: .seconds(60)) { service.url }
      for _ in 0..<2 {
        var users: [User] = []
        var next: Int? = 1
        var sizes: [Int] = []
        while let number = next {
          let page = try await source.users(page: number, matching: "")
          #expect(page.total == 120)
          users += page.users
          sizes.append(page.users.count)
          next = page.next
        }
        #expect(sizes == [50, 50, 20])
        #expect(Set(users.map(\.id)) == Set(1...120))
      }
      let found = try await source.users(page: 1, matching: " CLÉMENT ")
      #expect(found.users.map(\.name) == ["Clementina DuBuque", "Clementine Bauch"])
      #expect(found.next == nil && found.total == 2)
    }
  }

  @Test("each page the data source gets is in the order its sections are in")
  func order() async throws {
    try await RunningService.run(users: 1000) { service in
      let source = RESTUsersDataSource(pageSize: 1000, timeout: .seconds(60)) { service.url }
      let users = try await source.users(page: 1, matching: "").users
      // Other scripts and numbers are in a section of their own; blank names are last in both.
      let sections = UserSections.sections(of: users).dropLast().flatMap(\.users)
      let ids = Set(sections.map(\.id))
      #expect(users.filter { ids.contains($0.id) } == sections)
    }
  }

  @Test("what the data source can't ask for it is told as a status")
  func tooMany() async throws {
    try await RunningService.run { service in
      await #expect(throws: UsersError.service(.status(400))) {
        try await RESTUsersDataSource(pageSize: 1001, timeout: .seconds(60)) { service.url }
          .users(page: 1, matching: "")
      }
    }
  }
}

import Foundation
import NIOHTTP1
import ServiceTestSupport
import Testing
import UsersModel

@testable import UsersService

@Suite("The service")
struct UsersServiceTests {
  @Test("it is at an address of this machine, and its ten users are the known ones")
  func known() async throws {
    try await RunningService.run { service in
      #expect(service.url.absoluteString.hasPrefix("http://127.0.0.1:"))
      let answer = try await service.send("/users")
      #expect(answer.status == 200)
      #expect(answer["Content-Type"] == "application/json; charset=utf-8")
      #expect(answer["X-Total-Count"] == "10")
      #expect(answer["Link"] == nil)
      let users = try answer.users
      #expect(users.map(\.id) == Array(1...10))
      #expect(users[0] == User(id: 1, name: "Leanne Graham", email: "Sincere@april.biz"))
      #expect(users[9] == User(id: 10, name: "Clementina DuBuque", email: "Rey.Padberg@karina.biz"))
    }
  }

  @Test("one user is found by id, and no other is")
  func one() async throws {
    try await RunningService.run { service in
      let answer = try await service.send("/users/2")
      #expect(answer.body == #"{"email":"Shanna@melissa.tv","id":2,"name":"Ervin Howell"}"#)
      for path in ["/users/11", "/users/0", "/users/x", "/users/1/posts", "/posts", "/"] {
        let answer = try await service.send(path)
        #expect(answer.status == 404 && answer.body == "{}", "\(path)")
      }
    }
  }

  @Test("what is missing is null")
  func missing() async throws {
    try await RunningService.run(users: 1000) { service in
      let users = try await service.send("/users").body
      #expect(users.contains(#""name":null"#) && users.contains(#""email":null"#))
    }
  }

  @Test(
    "users are sorted as people sort, or by email or id, either way",
    arguments: [
      ("_sort=name&_limit=3", [5, 10, 3]), ("_sort=name&_order=desc&_limit=2", [4, 8]),
      ("_sort=email&_limit=2", [9, 4]), ("_sort=id&_order=desc&_limit=2", [10, 9]),
      ("_order=asc&_limit=2", [1, 2]),
    ]
  )
  func sorted(_ query: String, _ ids: [Int]) async throws {
    try await RunningService.run { service in
      let answer = try await service.send("/users?\(query)")
      #expect(try answer.users.map(\.id) == ids)
    }
  }

  @Test(
    "users are found by a part of name or email, or by all of one",
    arguments: [
      ("q=CLEMENTIN", [3, 10]), ("q=cl%C3%A9ment", [3, 10]), ("q=.biz", [1, 7, 10]),
      ("q=mrs.+dennis", [6]), ("q=", Array(1...10)), ("q=nobody", []), ("q=%25", []),
      ("q='+OR+1=1", []), ("name=Ervin%20Howell", [2]), ("name=ervin%20howell", []),
      ("email=Nathan@yesenia.net", [3]), ("id=4&id=2", [2, 4]), ("id=4&q=ervin", []),
      ("unknown=1", Array(1...10)),
    ]
  )
  func found(_ query: String, _ ids: [Int]) async throws {
    try await RunningService.run { service in
      let answer = try await service.send("/users?\(query)")
      #expect(try answer.users.map(\.id) == ids)
      #expect(answer["X-Total-Count"] == String(ids.count))
    }
  }

  @Test(
    "what can't be meant is refused with the reason",
    arguments: [
      ("_page=0", "Parameter '_page' must be a whole number of at least 1. Given: '0'."),
      ("_page=x", "Parameter '_page' must be a whole number of at least 1. Given: 'x'."),
      ("_page=", "Parameter '_page' must be a whole number of at least 1. Given: ''."),
      ("_limit=0", "Parameter '_limit' must be a whole number from 1 to 1000. Given: '0'."),
      ("_limit=1001", "Parameter '_limit' must be a whole number from 1 to 1000. Given: '1001'."),
      ("_sort=age", "Parameter '_sort' must be one of id, name, email. Given: 'age'."),
      ("_order=up", "Parameter '_order' must be one of asc, desc. Given: 'up'."),
      ("_limit=2.5", "Parameter '_limit' must be a whole number from 1 to 1000. Given: '2.5'."),
      ("id=one", "Parameter 'id' must be a whole number. Given: 'one'."),
      ("id=1.5", "Parameter 'id' must be a whole number. Given: '1.5'."),
      ("q=%FF", "'q=%FF' isn't percent-encoded"),
    ]
  )
  func refused(_ query: String, _ message: String) async throws {
    try await RunningService.run { service in
      let answer = try await service.send("/users?\(query)")
      #expect(answer.status == 400)
      #expect(answer.body == #"{"error":"\#(message)"}"#)
    }
  }

  @Test("nothing can be changed", arguments: ["/users", "/users/1"])
  func readOnly(_ path: String) async throws {
    try await RunningService.run { service in
      for method in ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
        let answer = try await service.send(path, method: .init(rawValue: method))
        #expect(answer.status == 405 && answer["Allow"] == "GET, HEAD", "\(method)")
        #expect(answer.body == #"{"error":"\#(method) isn't allowed"}"#)
      }
    }
  }

  @Test(
    "HEAD is GET without the body",
    arguments: ["/users", "/users/1", "/users/x", "/users?_page=0"]
  )
  func head(_ path: String) async throws {
    try await RunningService.run { service in
      let get = try await service.send(path)
      let head = try await service.send(path, method: .HEAD)
      #expect(head.status == get.status && head.body.isEmpty)
      for name in ["Content-Length", "ETag", "X-Total-Count", "Content-Type"] {
        #expect(head[name] == get[name])
      }
    }
  }

  @Test("what hasn't changed isn't sent again")
  func unchanged() async throws {
    try await RunningService.run { service in
      for path in ["/users?_page=2&_limit=3", "/users/1"] {
        let first = try await service.send(path)
        let tag = try #require(first["ETag"])
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
        for known in [tag, "W/\(tag)", #""x", \#(tag)"#, "*"] {
          let again = try await service.send(path, headers: ["If-None-Match": known])
          #expect(again.status == 304 && again.body.isEmpty)
          #expect(again["ETag"] == tag && again["Link"] == first["Link"])
          #expect(again["Content-Length"] == nil)
        }
        let other = try await service.send(path, headers: ["If-None-Match": #""x""#])
        #expect(other.status == 200 && other.body == first.body)
      }
    }
  }

  @Test("two services don't disturb each other")
  func two() async throws {
    try await RunningService.run(users: 3) { one in
      try await RunningService.run(users: 5) { other in
        let totals = try await [one.send("/users"), other.send("/users")].map {
          $0["X-Total-Count"]
        }
        #expect(totals == ["3", "5"])
      }
    }
  }
}

import FaultyServer
import Foundation
import NIOHTTP1
import RESTClient
import Testing

@Suite("Asking an HTTP service")
struct RESTClientTests {
  @Test("an address is asked for, in JSON, and its answer given as it is")
  func get() async throws {
    try await FaultyServer.run { _ in
      .answer("{}", headers: [#"ETag: "one""#])
    } _: { server in
      let answer = try await server.client().get("\(server.url)/a?b=c", headers: ["X-A": "b"])
      #expect(answer.status == 200)
      #expect(answer.body == Data("{}".utf8))
      #expect(answer.headers.first(name: "etag") == #""one""#)
      let lines = try #require(server.requests.first).components(separatedBy: "\r\n")
      #expect(lines.first == "GET /a?b=c HTTP/1.1")
      #expect(Set(lines).isSuperset(of: ["Accept: application/json", "X-A: b"]))
      #expect(!lines.contains { $0.lowercased().hasPrefix("content-type") })
    }
  }

  @Test("what is sent has its method, body and headers", arguments: ["POST", "PUT", "DELETE"])
  func send(_ method: String) async throws {
    try await FaultyServer.run { _ in
      .answer("1", status: "201 Created")
    } _: { server in
      let body = Data(#"{"name": "Élodie"}"#.utf8)
      let answer = try await server.client()
        .send(HTTPMethod(rawValue: method), "\(server.url)/a", headers: ["X-A": "b"], body: body)
      #expect(answer.status == 201)
      #expect(answer.body == Data("1".utf8))
      let request = try #require(server.requests.first)
      #expect(request.hasPrefix("\(method) /a HTTP/1.1\r\n"))
      #expect(request.hasSuffix("\r\n\r\n" + #"{"name": "Élodie"}"#))
      let lines = request.components(separatedBy: "\r\n")
      let headers: Set = ["Content-Type: application/json", "Accept: application/json", "X-A: b"]
      #expect(Set(lines).isSuperset(of: headers))
    }
  }

  @Test("the caller's own types take the place of JSON")
  func types() async throws {
    try await FaultyServer.run { _ in
      .answer("1")
    } _: { server in
      let headers: HTTPHeaders = ["content-type": "text/plain", "Accept": "text/html"]
      _ = try await server.client()
        .send(.POST, server.url.absoluteString, headers: headers, body: Data("a".utf8))
      let lines = try #require(server.requests.first).components(separatedBy: "\r\n")
      let types = lines.filter { $0.prefixMatch(of: /content-type:|accept:/.ignoresCase()) != nil }
      #expect(types.sorted() == ["Accept: text/html", "content-type: text/plain"])
    }
  }

  @Test(
    "any status is an answer, and so are a redirection and the words of a failure that are cut off",
    arguments: ["204 No Content", "304 Not Modified", "302 Found", "404 Not Found", "500 Oh No"]
  )
  func status(_ status: String) async throws {
    let code = try #require(Int(status.prefix(3)))
    try await FaultyServer.run { request in
      guard !request.hasPrefix("GET /elsewhere") else { return .answer("") }
      let head = [FaultyServer.Act].head(
        status: status,
        length: code > 400 ? 9 : 0,
        headers: ["Location: /elsewhere"]
      )
      return [.send(head)]
    } _: { server in
      for method in [HTTPMethod.GET, .POST] {
        let answer = try await server.client().send(method, "\(server.url)/")
        #expect(answer.status == code)
        #expect(answer.body.isEmpty)
      }
      #expect(server.requests.count == 2)
    }
  }
}

extension FaultyServer {
  /// A client that waits long enough for a busy machine.
  func client(timeout: Duration = .seconds(60), longestAnswer: Int = 1 << 16) -> RESTClient {
    RESTClient(timeout: timeout, longestAnswer: longestAnswer)
  }
}

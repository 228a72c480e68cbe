import FaultyServer
import Foundation
import NIOHTTP1
import RESTClient
import RESTErrors
import Testing

@Suite("What goes wrong on the way is told, and always ends")
struct FaultTests {
  static let methods = ["GET", "POST"]

  private func expect(
    _ error: RESTError,
    of method: String,
    timeout: Duration = .seconds(60),
    longestAnswer: Int = 1 << 16,
    _ acts: [FaultyServer.Act],
    _ after: (FaultyServer) async throws -> Void = { _ in }
  ) async throws {
    try await FaultyServer.run { _ in
      acts
    } _: { server in
      let client = server.client(timeout: timeout, longestAnswer: longestAnswer)
      await #expect(throws: error) {
        try await client.send(HTTPMethod(rawValue: method), server.url.absoluteString)
      }
      try await after(server)
    }
  }

  @Test(
    "an answer that ends too early is cut off",
    arguments: methods,
    [
      [FaultyServer.Act].head(length: 100) + "[]", [FaultyServer.Act].head(length: 2),
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n",
      "HTTP/1.1 200 OK\r\nContent-Le", "",
    ]
  )
  func cutOff(_ method: String, _ answer: String) async throws {
    try await expect(.cutOff, of: method, [.send(answer)])
  }

  @Test("what isn't HTTP is malformed", arguments: methods)
  func noHTTP(_ method: String) async throws {
    try await expect(.malformed, of: method, [.send("220 mail.example.org SMTP\r\n\r\n")])
  }

  @Test(
    "an answer that takes too long is given up, however far it is, and the connection closed",
    arguments: methods,
    [
      [FaultyServer.Act.hang], [.send("HTTP/1.1 200 OK\r\n"), .hang],
      [.send([FaultyServer.Act].head(length: 9) + "[]"), .hang],
    ]
  )
  func timedOut(_ method: String, _ acts: [FaultyServer.Act]) async throws {
    try await expect(.timedOut, of: method, timeout: .milliseconds(500), acts) { server in
      // On a busy machine the request may not have arrived yet.
      if !server.requests.isEmpty { await server.isLeft() }
    }
  }

  @Test("an answer that trickles takes too long as a whole")
  func trickle() async throws {
    let head = [FaultyServer.Act].head(length: 1 << 16)
    try await expect(.timedOut, of: "GET", timeout: .milliseconds(500), [.send(head), .trickle])
  }

  @Test(
    "an answer that is too large isn't read, whether it says so or not",
    arguments: methods,
    [
      [FaultyServer.Act.send([FaultyServer.Act].head(length: 101)), .hang],
      [.send("HTTP/1.1 200 OK\r\n\r\n["), .sendBytes(count: 100), .hang],
    ]
  )
  func tooLarge(_ method: String, _ acts: [FaultyServer.Act]) async throws {
    try await expect(.tooLarge, of: method, longestAnswer: 100, acts)
  }

  @Test("an answer that is just not too large is read")
  func large() async throws {
    try await FaultyServer.run { _ in
      [.send([FaultyServer.Act].head(length: 100)), .sendBytes(count: 100), .hang]
    } _: { server in
      let answer = try await server.client(longestAnswer: 100).get(server.url.absoluteString)
      #expect(answer.body.count == 100)
    }
  }

  @Test("a server that isn't there is unreachable, and that is known at once", arguments: methods)
  func refused(_ method: String) async throws {
    try await withReservedPort { port in
      // A client with endless retries would run out of time before AsyncHTTPClient's own timeout.
      let client = RESTClient(timeout: .seconds(20), longestAnswer: 100)
      await #expect(throws: RESTError.unreachable) {
        try await client.send(HTTPMethod(rawValue: method), "http://127.0.0.1:\(port)")
      }
    }
  }

  @Test("without TLS there, or an address one can't ask, a server is unreachable")
  func unreachable() async throws {
    try await FaultyServer.run { _ in
      .answer("[]")
    } _: { server in
      let port = try #require(server.url.port)
      for url in ["https://127.0.0.1:\(port)", "ftp://127.0.0.1:\(port)", "nowhere", "/", ""] {
        await #expect(throws: RESTError.unreachable) { try await server.client().get(url) }
      }
    }
  }
}

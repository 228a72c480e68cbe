import FaultyServer
import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import CloudyModel

@Suite("F2.16: what goes wrong on the way to a geocoder is told, and always ends")
struct GeocoderFaultTests {
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
      await #expect(throws: LocationError.status(code)) {
        try await server.geocoder().locations(matching: "a")
      }
    }
  }

  @Test(
    "what isn't a list is malformed",
    arguments: [
      "", "null", "{}", #"{"name": "a"}"#, #"{"error": "too many"}"#, #"[{"name": "a"}"#, "[",
      "<html></html>", String(repeating: "[", count: 100_000),
    ]
  )
  func malformed(_ body: String) async throws {
    try await FaultyServer.run { _ in
      .answer(body)
    } _: { server in
      await #expect(throws: LocationError.malformed) {
        try await server.geocoder().locations(matching: "a")
      }
    }
  }

  @Test(
    "an answer that ends too early is cut off",
    arguments: [
      [FaultyServer.Act].head(length: 100) + "[]", [FaultyServer.Act].head(length: 2),
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n",
      "HTTP/1.1 200 OK\r\nContent-Le", "",
    ]
  )
  func cutOff(_ answer: String) async throws {
    try await FaultyServer.run { _ in
      [.send(answer)]
    } _: { server in
      await #expect(throws: LocationError.cutOff) {
        try await server.geocoder().locations(matching: "a")
      }
    }
  }

  @Test("what isn't HTTP is malformed")
  func noHTTP() async throws {
    try await FaultyServer.run { _ in
      [.send("220 mail.example.org SMTP\r\n\r\n")]
    } _: { server in
      await #expect(throws: LocationError.malformed) {
        try await server.geocoder().locations(matching: "a")
      }
    }
  }

  @Test(
    "an answer that takes too long is given up, however far it is, and the connection closed",
    arguments: [
      [FaultyServer.Act.hang], [.send("HTTP/1.1 200 OK\r\n"), .hang],
      [.send([FaultyServer.Act].head(length: 9) + "[]"), .hang],
    ]
  )
  func timedOut(_ acts: [FaultyServer.Act]) async throws {
    try await FaultyServer.run { _ in
      acts
    } _: { server in
      await #expect(throws: LocationError.timedOut) {
        try await server.geocoder(timeout: .milliseconds(500)).locations(matching: "a")
      }
      // A busy machine may not even have got there.
      if !server.requests.isEmpty { await server.isLeft() }
    }
  }

  @Test("an answer that trickles takes too long as a whole")
  func trickle() async throws {
    let head = [FaultyServer.Act].head(length: 1_000_000)
    try await FaultyServer.run { _ in
      [.send(head), .trickle]
    } _: { server in
      await #expect(throws: LocationError.timedOut) {
        try await server.geocoder(timeout: .milliseconds(500)).locations(matching: "a")
      }
    }
  }

  @Test(
    "an answer that is too large isn't read, whether it says so or not",
    arguments: [
      [
        FaultyServer.Act.send(
          [FaultyServer.Act].head(length: GeocoderClient.longestAnswer + 1)
        ),
        .hang,
      ],
      [
        .send("HTTP/1.1 200 OK\r\n\r\n["), .sendBytes(count: GeocoderClient.longestAnswer),
        .hang,
      ],
    ]
  )
  func tooLarge(_ acts: [FaultyServer.Act]) async throws {
    try await FaultyServer.run { _ in
      acts
    } _: { server in
      await #expect(throws: LocationError.tooLarge) {
        try await server.geocoder().locations(matching: "a")
      }
    }
  }

  @Test("an answer that is just not too large is read")
  func large() async throws {
    let limit = GeocoderClient.longestAnswer
    try await FaultyServer.run { _ in
      [.send([FaultyServer.Act].head(length: limit) + "[]"), .sendBytes(count: limit - 2), .hang]
    } _: { server in
      let found = try await server.geocoder().locations(matching: "a")
      #expect(found.isEmpty)
    }
  }

  @Test("a server that isn't there is unreachable, and that is known at once")
  func refused() async throws {
    let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0).get()
    let port = listener.localAddress?.port ?? 0
    try await listener.close()
    let url = try #require(URL(string: "http://127.0.0.1:\(port)"))
    await #expect(throws: LocationError.unreachable) {
      try await GeocoderClient(url: url, userAgent: "x", timeout: .seconds(60)).locations(
        matching: "a"
      )
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
        await #expect(throws: LocationError.unreachable) {
          try await GeocoderClient(url: url, userAgent: "x", timeout: .seconds(60))
            .locations(matching: "a")
        }
      }
    }
  }
}

import FaultyServer
import Foundation
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
    "what goes wrong on the way is told as what it is",
    arguments: [
      (Fault.timedOut, LocationError.timedOut), (.cutOff, .cutOff), (.malformed, .malformed),
      (.tooLarge, .tooLarge),
    ]
  )
  func onTheWay(_ fault: Fault, _ error: LocationError) async throws {
    try await FaultyServer.run { _ in
      fault.acts(longestAnswer: GeocoderClient.longestAnswer)
    } _: { server in
      await #expect(throws: error) {
        try await server.geocoder(timeout: fault.timeout).locations(matching: "a")
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
        await #expect(throws: LocationError.unreachable) {
          try await GeocoderClient(url: url, userAgent: "x", timeout: .seconds(60))
            .locations(matching: "a")
        }
      }
    }
  }
}

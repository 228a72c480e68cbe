import FaultyServer
import Foundation
import Testing

@testable import CloudyModel

@Suite("Weather that goes wrong on the way is told, and always ends")
struct WeatherFaultTests {
  @Test(
    "a status other than success is an error, whatever comes with it",
    arguments: [
      ("400 Bad Request", 400), ("404 Not Found", 404), ("429 Too Many Requests", 429),
      ("500 Oh No", 500), ("204 No Content", 204), ("304 Not Modified", 304), ("302 Found", 302),
    ]
  )
  func status(_ line: String, _ code: Int) async throws {
    try await FaultyServer.run { _ in
      .answer(OpenMeteoSample.text, status: line)
    } _: { server in
      await #expect(throws: WeatherError.status(code)) {
        try await server.client().weather(latitude: 1, longitude: 2)
      }
    }
  }

  @Test(
    "what isn't weather is malformed",
    arguments: [
      "", "null", "{}", "[]", "1", #"{"error": true, "reason": "no"}"#, OpenMeteoSample.text + "}",
      String(OpenMeteoSample.text.dropLast()), "[\(OpenMeteoSample.text)]", "<html></html>",
      String(repeating: "[", count: 100_000),
    ]
  )
  func malformed(_ body: String) async throws {
    try await FaultyServer.run { _ in
      .answer(body)
    } _: { server in
      await #expect(throws: WeatherError.malformed) {
        try await server.client().weather(latitude: 1, longitude: 2)
      }
    }
  }

  @Test(
    "what goes wrong on the way is told as what it is",
    arguments: [
      (Fault.timedOut, WeatherError.timedOut), (.cutOff, .cutOff), (.malformed, .malformed),
      (.tooLarge, .tooLarge),
    ]
  )
  func onTheWay(_ fault: Fault, _ error: WeatherError) async throws {
    try await FaultyServer.run { _ in
      fault.acts(longestAnswer: OpenMeteoClient.longestAnswer)
    } _: { server in
      await #expect(throws: error) {
        try await server.client(timeout: fault.timeout).weather(latitude: 1, longitude: 2)
      }
    }
  }

  @Test("without TLS there, or an address one can't ask, a server is unreachable")
  func unreachable() async throws {
    try await FaultyServer.run { _ in
      .answer(OpenMeteoSample.text)
    } _: { server in
      let port = try #require(server.url.port)
      for address in ["https://127.0.0.1:\(port)", "ftp://127.0.0.1:\(port)", "nowhere", "/"] {
        let url = try #require(URL(string: address))
        await #expect(throws: WeatherError.unreachable) {
          try await OpenMeteoClient(url: url, timeout: .seconds(60))
            .weather(latitude: 1, longitude: 2)
        }
      }
    }
  }
}

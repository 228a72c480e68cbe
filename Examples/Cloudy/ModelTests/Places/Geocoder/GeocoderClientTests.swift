import FaultyServer
import Foundation
import RESTErrors
import Testing

@testable import CloudyModel

@Suite("Places from a geocoder")
struct GeocoderClientTests {
  @Test("a query is asked for as the server and its policy want it, and the answer is read")
  func found() async throws {
    let body = """
      [{"place_id": 1, "lat": "50.8465573", "lon": "4.351697", "category": "boundary",
        "name": "Brussels", "display_name": "Brussels, Brussels-Capital, Belgium",
        "address": {"city": "Brussels", "state": "Brussels-Capital", "country": "Belgium",
          "country_code": "be"}, "boundingbox": ["50.7", "50.9", "4.2", "4.4"]}]
      """
    try await FaultyServer.run { _ in
      .answer(body)
    } _: { server in
      let brussels = Location(
        name: "Brussels",
        region: "Brussels-Capital",
        country: "Belgium",
        latitude: 50.8465573,
        longitude: 4.351697,
        timeZone: nil
      )
      #expect(try await server.geocoder().locations(matching: "brussels") == [brussels])
      let lines = try #require(server.requests.first).components(separatedBy: "\r\n")
      let parameters = "q=brussels&format=jsonv2&addressdetails=1&limit=20&accept-language=en"
      #expect(lines.first == "GET /search?\(parameters) HTTP/1.1")
      #expect(lines.filter { $0.lowercased().hasPrefix("user-agent:") }.count == 1)
      #expect(lines.contains { $0.lowercased() == "user-agent: cloudy/1.0 (mail@example.org)" })
    }
  }

  @Test(
    "what is looked for is trimmed and encoded",
    arguments: [
      (" ada \n", "ada"), ("a+b&c=d#e%/é 中", "a%2Bb%26c%3Dd%23e%25%2F%C3%A9%20%E4%B8%AD"),
    ]
  )
  func query(_ query: String, _ expected: String) async throws {
    try await FaultyServer.run { _ in
      .answer("[]")
    } _: { server in
      let found = try await server.geocoder().locations(matching: query)
      #expect(found.isEmpty)
      #expect(try #require(server.requests.first).hasPrefix("GET /search?q=\(expected)&format="))
    }
  }

  @Test("F2.2: a blank query is nobody asked for", arguments: ["", " ", "\n\t "])
  func blank(_ query: String) async throws {
    try await FaultyServer.run { _ in
      .answer("[]")
    } _: { server in
      let found = try await server.geocoder().locations(matching: query)
      #expect(found.isEmpty)
      #expect(server.requests.isEmpty)
    }
  }

  @Test(
    "the address may have a path",
    arguments: [("/", "/search?"), ("/api", "/api/search?"), ("/api//?x=1#y", "/api/search?")]
  )
  func path(_ path: String, _ expected: String) async throws {
    try await FaultyServer.run { _ in
      .answer("[]")
    } _: { server in
      let url = try #require(URL(string: server.url.absoluteString + path))
      let client = GeocoderClient(url: url, userAgent: "x", timeout: .seconds(60))
      #expect(try await client.locations(matching: "a").isEmpty)
      #expect(try #require(server.requests.first).hasPrefix("GET \(expected)q=a&"))
    }
  }

  @Test(
    "R2.8: a result that has no name or no coordinates is left out, and the others are kept",
    arguments: [
      "{}", "null", "1", #"{"lat": "1", "lon": "2"}"#, #"{"name": "", "lat": "1", "lon": "2"}"#,
      #"{"name": " ", "lat": "1", "lon": "2"}"#, #"{"name": null, "lat": "1", "lon": "2"}"#,
      #"{"name": "A", "lon": "2"}"#, #"{"name": "A", "lat": "1"}"#,
      #"{"name": "A", "lat": "x", "lon": "2"}"#, #"{"name": "A", "lat": "nan", "lon": "2"}"#,
      #"{"name": "A", "lat": "91", "lon": "2"}"#, #"{"name": "A", "lat": "1", "lon": "inf"}"#,
    ]
  )
  func leftOut(_ result: String) async throws {
    try await FaultyServer.run { _ in
      .answer(#"[\#(result), {"name": "B", "lat": "1", "lon": "2"}]"#)
    } _: { server in
      let found = try await server.geocoder().locations(matching: "a")
      #expect(found.map(\.name) == ["B"])
    }
  }

  @Test(
    "numbers may be numbers, and of the address anything may be missing",
    arguments: [
      ("{}", "", ""), (#"{"state": "S", "county": "C", "country": "X"}"#, "S", "X"),
      (#"{"province": "P", "country": "X"}"#, "P", "X"), (#"{"county": "C"}"#, "C", ""),
      ("null", "", ""), ("[]", "", ""), (#"{"state": 1}"#, "", ""),
    ]
  )
  func address(_ address: String, _ region: String, _ country: String) async throws {
    try await FaultyServer.run { _ in
      .answer(#"[{"name": "A", "lat": -1.5, "lon": 2, "address": \#(address)}]"#)
    } _: { server in
      let found = try await server.geocoder().locations(matching: "a")
      let expected = Location(
        name: "A",
        region: region,
        country: country,
        latitude: -1.5,
        longitude: 2,
        timeZone: nil
      )
      #expect(found == [expected])
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
      await #expect(throws: LocationError.service(.malformed)) {
        try await server.geocoder().locations(matching: "a")
      }
    }
  }

  @Test("F2.6: of results that look the same the first counts, and there are at most 20")
  func distinguishable() async throws {
    let results = (0..<50).map { #"{"name": "A\#($0 / 2)", "lat": "\#($0)", "lon": "2"}"# }
    try await FaultyServer.run { _ in
      .answer("[\(results.joined(separator: ","))]")
    } _: { server in
      let found = try await server.geocoder().locations(matching: "a")
      #expect(found.map(\.name) == (0..<20).map { "A\($0)" })
      #expect(found.map(\.latitude) == (0..<20).map { Double($0 * 2) })
    }
  }
}

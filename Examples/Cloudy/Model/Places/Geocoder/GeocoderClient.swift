public import Foundation
import NIOHTTP1
import RESTClient
import RESTErrors

/// A client of a Nominatim server, which knows every street; the gazetteer knows only cities.
///
/// Sends `GET <url>/search?q=…&format=jsonv2`. Results that have no name or no coordinates are left
/// out. OpenStreetMap's own server allows one request a second and forbids requests while somebody
/// types: ask it only when a search is submitted.
public struct GeocoderClient: LocationService {
  /// The credit that must be shown together with places of OpenStreetMap.
  package static let attribution = "© OpenStreetMap contributors"
  package var attribution: String { Self.attribution }

  private let url: URL
  private let userAgent: String
  private let client: RESTClient

  /// `false`, because OpenStreetMap forbids searching while somebody types.
  package var isForTyping: Bool { false }

  static let mostLocations = 20
  /// The longest accepted answer in bytes, so that no server can fill the memory.
  static let longestAnswer = 1 << 20

  /// - Parameters:
  ///   - url: The base URL, to which `/search` is added.
  ///   - userAgent: The name of the app, and how to reach the person who runs it, for example
  ///     "Cloudy/1.0 (mail@example.org)". OpenStreetMap refuses requests without it.
  ///   - timeout: The maximum time until the answer is complete.
  public init(url: URL, userAgent: String, timeout: Duration = .seconds(10)) {
    self.url = url
    self.userAgent = userAgent
    client = RESTClient(timeout: timeout, longestAnswer: Self.longestAnswer)
  }

  package func locations(matching query: String) async throws -> [Location] {
    try Task.checkCancellation()
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    if query.isEmpty { return [] }
    guard
      let request = GeocoderRequest(base: url, query: query, limit: Self.mostLocations)
    else { throw LocationError.service(.unreachable) }
    let answer: RESTAnswer
    do {
      answer = try await client.get(request.url, headers: ["User-Agent": userAgent])
    } catch let error as RESTError {
      throw LocationError.service(error)
    }
    guard answer.status == 200 else { throw LocationError.service(.status(answer.status)) }
    guard
      let results = try? JSONDecoder().decode([GeocoderResult].self, from: answer.body)
    else { throw LocationError.service(.malformed) }
    return Self.distinguishable(results.compactMap(\.location))
  }

  /// Returns the first of places that look the same, for example a city, its district and its
  /// railway station: the first is the best match.
  private static func distinguishable(_ locations: [Location]) -> [Location] {
    var looks: Set<[String]> = []
    return locations.filter { looks.insert([$0.name, $0.region, $0.country]).inserted }
      .prefix(mostLocations).map(\.self)
  }
}

public import Foundation
import NIOHTTP1
import RESTClient

/// Asks a server like Nominatim, which knows every street, where the gazetteer knows cities.
///
/// It asks `GET <url>/search?q=…&format=jsonv2`. Results that have no name or no coordinates are
/// left out. OpenStreetMap's own server allows one request a second and none while somebody types:
/// ask it when a search is submitted.
public struct GeocoderClient: LocationService {
  /// To be shown wherever places of OpenStreetMap are.
  package static let attribution = "© OpenStreetMap contributors"
  package var attribution: String { Self.attribution }

  private let url: URL
  private let userAgent: String
  private let client: RESTClient

  /// OpenStreetMap asks for that.
  package var isForTyping: Bool { false }

  static let mostLocations = 20
  /// More than this isn't read, so that no server fills the memory.
  static let longestAnswer = 1 << 20

  /// - Parameters:
  ///   - url: what `/search` is added to.
  ///   - userAgent: names the app and how to reach who runs it, as "Cloudy/1.0 (mail@example.org)";
  ///     OpenStreetMap refuses who doesn't.
  ///   - timeout: how long an answer may take, to its end.
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
    else { throw LocationError.unreachable }
    let answer: RESTAnswer
    do {
      answer = try await client.get(request.url, headers: ["User-Agent": userAgent])
    } catch let error as RESTError {
      throw LocationError(error)
    }
    guard answer.status == 200 else { throw LocationError.status(answer.status) }
    guard
      let results = try? JSONDecoder().decode([GeocoderResult].self, from: answer.body)
    else { throw LocationError.malformed }
    return Self.distinguishable(results.compactMap(\.location))
  }

  /// A city, its district and its railway station look the same; the first is the best match.
  private static func distinguishable(_ locations: [Location]) -> [Location] {
    var looks: Set<[String]> = []
    return locations.filter { looks.insert([$0.name, $0.region, $0.country]).inserted }
      .prefix(mostLocations).map(\.self)
  }
}

import Foundation
import NIOHTTP1
import RESTClient
import RESTErrors

/// A client of a server with the Goalbase API.
struct MatchesAPI: Sendable {
  private let base: String
  private let client: RESTClient
  private let writer: RESTClient
  private let retries: Retries

  private static let inIDs = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~"
  )

  /// The longest accepted list in bytes; twenty thousand matches have about ten million.
  static let longestAnswer = 1 << 26
  /// The longest accepted answer to a change in bytes: it describes a single record.
  static let longestRecord = 1 << 18

  /// - Parameter url: The base URL, to which paths are added, with or without a slash at its end.
  init(url: URL, timeout: Duration, clock: any Clock<Duration>) {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    components?.query = nil
    components?.fragment = nil
    let text = components?.string ?? url.absoluteString
    base = text.hasSuffix("/") ? text : text + "/"
    client = RESTClient(timeout: timeout, longestAnswer: Self.longestAnswer)
    writer = RESTClient(timeout: timeout, longestAnswer: Self.longestRecord)
    retries = Retries(clock: clock)
  }

  /// Reads a path. The answer has the status 304 if the content still has this tag.
  func get(_ path: String, unless tag: String? = nil) async throws -> RESTAnswer {
    let headers: HTTPHeaders = tag.map { ["If-None-Match": $0] } ?? [:]
    let answer = try await told {
      try await retries.run(
        { try await client.get(base + path, headers: headers) },
        status: \.status
      )
    }
    if answer.status == 304, tag != nil { return answer }
    try Self.check(answer)
    return answer
  }

  /// Adds a record. The request is sent only once: if its result is unknown, a second request could
  /// add a second record.
  func post(_ path: String, _ body: some Encodable) async throws -> Data {
    let body = try JSONEncoder().encode(body)
    let answer = try await told { try await writer.send(.POST, base + path, body: body) }
    try Self.check(answer)
    try Self.checkRecord(answer)
    return answer.body
  }

  func put(_ path: String, _ id: String, _ body: some Encodable) async throws {
    let body = try JSONEncoder().encode(body)
    try await change(.PUT, path, id, body)
  }

  /// - Parameter query: A query; servers that don't know it ignore it.
  func delete(_ path: String, _ id: String, query: String? = nil) async throws {
    try await change(.DELETE, path, id, nil, query: query)
  }

  private func change(
    _ method: HTTPMethod,
    _ path: String,
    _ id: String,
    _ body: Data?,
    query: String? = nil
  ) async throws {
    // Ids come from the server and could contain any character.
    let id = id.addingPercentEncoding(withAllowedCharacters: Self.inIDs) ?? id
    let url = "\(base)\(path)/\(id)" + (query.map { "?\($0)" } ?? "")
    let answer = try await told {
      try await retries.run({ try await writer.send(method, url, body: body) }, status: \.status)
    }
    guard answer.status != 404 else { throw MatchesError.notFound }
    try Self.check(answer)
    try Self.checkRecord(answer)
  }

  private func told<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
    do {
      return try await body()
    } catch let error as RESTError {
      throw MatchesError.service(error)
    }
  }

  /// Checks the status of an answer. An error body also counts with a success status, because
  /// servers are careless with statuses. Of the 5xx statuses only 500 is also used for refusals;
  /// with the others, the result of a change is unknown.
  private static func check(_ answer: RESTAnswer) throws {
    let isSuccess = 200..<300 ~= answer.status
    // An answer that starts with another character than a brace is a list, which can be long.
    if !isSuccess || answer.body.first == UInt8(ascii: "{"),
      let refusal = try? JSONDecoder().decode(RefusalJSON.self, from: answer.body)
    {
      guard answer.status <= 500, refusal.message.contains(where: { !$0.isWhitespace }) else {
        throw MatchesError.service(.status(answer.status))
      }
      throw MatchesError.refused(refusal.message)
    }
    guard isSuccess else { throw MatchesError.service(.status(answer.status)) }
  }

  /// Checks that the answer to a change is JSON; its content doesn't matter. Any other answer may
  /// come from somebody else, for example from a hotel's network that asks people to sign in.
  private static func checkRecord(_ answer: RESTAnswer) throws {
    guard !answer.body.isEmpty else { return }
    let record = try? JSONSerialization.jsonObject(with: answer.body, options: .fragmentsAllowed)
    guard record != nil else { throw MatchesError.service(.malformed) }
  }
}

import Foundation
import NIOHTTP1
import RESTClient

/// Speaks with a server of the Goalbase API.
struct MatchesAPI: Sendable {
  private let base: String
  private let client: RESTClient
  private let writer: RESTClient
  private let retries: Retries

  private static let inIDs = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~"
  )

  /// Twenty thousand matches have about ten million bytes.
  static let longestAnswer = 1 << 26
  /// What answers a change is about one thing.
  static let longestRecord = 1 << 18

  /// - Parameter url: what paths are added to, with or without a slash at its end.
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

  /// What is at a path, or 304 if it's still what has this tag.
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

  /// Adds something, once: who can't know whether it was added mustn't add it again.
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

  /// - Parameter query: is ignored by servers that don't know it.
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
    // Ids are the server's, and could be anything.
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
      throw MatchesError(error)
    }
  }

  /// The words of an error count also with a status that is none: servers aren't careful with those.
  /// But of the statuses of a server's own failures only 500 is used to refuse, too; with others nobody
  /// knows what became of a change.
  private static func check(_ answer: RESTAnswer) throws {
    let isSuccess = 200..<300 ~= answer.status
    // Long answers are lists.
    if !isSuccess || answer.body.first == UInt8(ascii: "{"),
      let refusal = try? JSONDecoder().decode(RefusalJSON.self, from: answer.body)
    {
      guard answer.status <= 500, refusal.message.contains(where: { !$0.isWhitespace }) else {
        throw MatchesError.status(answer.status)
      }
      throw MatchesError.refused(refusal.message)
    }
    guard isSuccess else { throw MatchesError.status(answer.status) }
  }

  /// What is said of a change doesn't matter, but who answers otherwise than in JSON may be somebody else, as a
  /// hotel's network that asks to sign in.
  private static func checkRecord(_ answer: RESTAnswer) throws {
    guard !answer.body.isEmpty else { return }
    let record = try? JSONSerialization.jsonObject(with: answer.body, options: .fragmentsAllowed)
    guard record != nil else { throw MatchesError.malformed }
  }
}

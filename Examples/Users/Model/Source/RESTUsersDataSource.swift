public import Foundation
import NIOHTTP1
import RESTClient
import RESTErrors

/// The users of a REST server like jsonplaceholder's.
///
/// A page is `GET <url>/users?_page=1&_limit=50&_sort=name`, with `q` for a search. The `Link` header of the answer
/// names the next page. A server without pages sends all users, and no link.
public struct RESTUsersDataSource: UsersDataSource {
  private let url: @Sendable () async -> URL?
  private let pageSize: Int
  private let client: RESTClient
  private let memory = AnswerMemory(limit: 64)

  static let longestAnswer = 4 << 20

  /// - Parameters:
  ///   - pageSize: the number of users on a page.
  ///   - timeout: the longest time until the end of an answer.
  ///   - url: returns the server's URL, to which `/users` is added; with `nil`, a request fails with `unreachable`. It
  ///     is called for each request, so the server may still be starting.
  public init(
    pageSize: Int = 50,
    timeout: Duration = .seconds(10),
    url: @escaping @Sendable () async -> URL?
  ) {
    self.url = url
    self.pageSize = pageSize
    client = RESTClient(timeout: timeout, longestAnswer: Self.longestAnswer)
  }

  package func users(page: Int, matching query: String) async throws -> UserPage {
    guard let base = await url(),
      let url = UsersRequest(base: base, page: page, pageSize: pageSize, query: query)?.url
    else { throw UsersError.service(.unreachable) }
    let remembered = memory[url]
    let tag = remembered.map { ("If-None-Match", $0.tag) }
    let answer = try await get(url, headers: HTTPHeaders([tag].compactMap(\.self)))
    if answer.status == 304, let remembered { return remembered.page }
    guard answer.status == 200 else { throw UsersError.service(.status(answer.status)) }
    guard let users = try? JSONDecoder().decode([User].self, from: answer.body) else {
      throw UsersError.service(.malformed)
    }
    let found = UserPage(
      users: users,
      next: next(after: page, answer.headers),
      total: answer.headers.first(name: "X-Total-Count").flatMap { UInt32($0) }.map { Int($0) }
    )
    memory[url] = answer.headers.first(name: "ETag").map { .init(tag: $0, page: found) }
    return found
  }

  private func get(_ url: String, headers: HTTPHeaders) async throws -> RESTAnswer {
    do {
      return try await client.get(url, headers: headers)
    } catch let error as RESTError {
      throw UsersError.service(error)
    }
  }

  /// Returns the number of the next page. A number that isn't greater than the present one is ignored: otherwise the
  /// list could repeat for ever.
  private func next(after page: Int, _ headers: HTTPHeaders) -> Int? {
    LinkHeader.target(of: "next", in: headers["Link"])
      .flatMap { URLComponents(string: $0)?.queryItems }?
      .first { $0.name == UsersRequest.pageParameter }?
      .value.flatMap { Int($0) }
      .flatMap { $0 > page ? $0 : nil }
  }
}

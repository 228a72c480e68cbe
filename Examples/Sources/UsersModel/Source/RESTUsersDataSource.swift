public import AsyncHTTPClient
public import Foundation
import NIOCore
import NIOHTTP1

/// Users of a REST server like jsonplaceholder's.
///
/// Pages are asked for as `GET <url>/users?_page=1&_limit=50&_sort=name`, with `q` to look for
/// something; which page is next is read from the `Link` header. A server that knows no pages sends
/// everybody, and no link.
public struct RESTUsersDataSource: UsersDataSource {
  private let url: URL
  private let pageSize: Int
  private let timeout: Duration
  private let client: HTTPClient
  private let memory = AnswerMemory(limit: 64)

  /// More than this isn't read, so that no server fills the memory.
  static let longestAnswer = 4 << 20

  /// - Parameters:
  ///   - url: what `/users` is added to.
  ///   - timeout: how long an answer may take, to its end.
  ///   - client: asks. AsyncHTTPClient's `shared` one works too, but is told that a connection was
  ///     refused only after minutes of trying.
  public init(
    url: URL,
    pageSize: Int = 50,
    timeout: Duration = .seconds(10),
    client: HTTPClient = Self.client
  ) {
    self.url = url
    self.pageSize = pageSize
    self.timeout = timeout
    self.client = client
  }

  /// One for the process, never shut down; it doesn't try again where a connection was refused.
  public static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration()
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(
      eventLoopGroup: HTTPClient.defaultEventLoopGroup,
      configuration: configuration
    )
  }()

  public func users(page: Int, matching query: String) async throws -> UserPage {
    try Task.checkCancellation()
    guard
      let request = UsersRequest(base: url, page: page, pageSize: pageSize, query: query)
    else { throw UsersError.unreachable }
    do {
      // The client's own timeout ends with the headers.
      return try await withThrowingTaskGroup(of: UserPage.self) { group in
        group.addTask { try await answer(to: request.url, page) }
        group.addTask {
          try await Task.sleep(for: timeout)
          throw UsersError.timedOut
        }
        defer { group.cancelAll() }
        guard let answer = try await group.next() else { throw CancellationError() }
        return answer
      }
    } catch {
      // Whatever a cancelled connection says.
      try Task.checkCancellation()
      throw error
    }
  }

  private func answer(to url: String, _ page: Int) async throws -> UserPage {
    let remembered = memory[url]
    let response = try await response(to: url, tag: remembered?.tag)
    if response.status == .notModified, let remembered { return remembered.page }
    guard response.status == .ok else { throw UsersError.status(Int(response.status.code)) }
    let body: ByteBuffer
    do {
      body = try await response.body.collect(upTo: Self.longestAnswer)
    } catch {
      throw UsersError(duringAnswer: error)
    }
    guard
      let users = try? JSONDecoder().decode([User].self, from: Data(body.readableBytesView))
    else { throw UsersError.malformed }
    let answer = UserPage(
      users: users,
      next: next(after: page, response.headers),
      total: response.headers.first(name: "X-Total-Count").flatMap { UInt32($0) }
        .map { Int($0) }
    )
    memory[url] = response.headers.first(name: "ETag").map { .init(tag: $0, page: answer) }
    return answer
  }

  private func response(to url: String, tag: String?) async throws -> HTTPClientResponse {
    var request = HTTPClientRequest(url: url)
    request.headers.add(name: "Accept", value: "application/json")
    if let tag { request.headers.add(name: "If-None-Match", value: tag) }
    do {
      return try await client.execute(request, deadline: .distantFuture)
    } catch {
      throw UsersError(beforeAnswer: error)
    }
  }

  /// A page that isn't further on is none: nobody should go round in circles.
  private func next(after page: Int, _ headers: HTTPHeaders) -> Int? {
    LinkHeader.target(of: "next", in: headers["Link"])
      .flatMap { URLComponents(string: $0)?.queryItems }?
      .first { $0.name == UsersRequest.pageParameter }?
      .value.flatMap { Int($0) }
      .flatMap { $0 > page ? $0 : nil }
  }
}

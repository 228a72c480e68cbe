package import AsyncHTTPClient
import Foundation
import NIOCore
package import NIOHTTP1

/// Asks an HTTP service, for the models that know what it answers.
///
/// It asks only there: a redirection is an answer like others, so that nobody is led by one server to
/// another that they may not ask, and what is to change something doesn't become a question.
package struct RESTClient: Sendable {
  private let timeout: Duration
  private let longestAnswer: Int
  private let client: HTTPClient

  /// - Parameters:
  ///   - timeout: how long an answer may take, to its end.
  ///   - longestAnswer: in bytes; more isn't read, so that no server fills the memory.
  ///   - client: asks. AsyncHTTPClient's `shared` one follows redirections, and is told that a
  ///     connection was refused only after minutes of trying.
  package init(timeout: Duration, longestAnswer: Int, client: HTTPClient = Self.client) {
    self.timeout = timeout
    self.longestAnswer = longestAnswer
    self.client = client
  }

  /// One for the process, never shut down; it follows no redirections, and doesn't try again where a
  /// connection was refused.
  package static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(
      eventLoopGroup: HTTPClient.defaultEventLoopGroup,
      configuration: configuration
    )
  }()

  /// Gets what is at an address, whatever its status.
  ///
  /// - Throws: ``RESTError``; `CancellationError` if the task is cancelled, and then nothing else.
  package func get(_ url: String, headers: HTTPHeaders = [:]) async throws -> RESTAnswer {
    try Task.checkCancellation()
    do {
      // The client's own timeout ends with the headers.
      return try await withThrowingTaskGroup(of: RESTAnswer.self) { group in
        group.addTask { try await answer(to: url, headers) }
        group.addTask {
          try await Task.sleep(for: timeout)
          throw RESTError.timedOut
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

  private func answer(to url: String, _ headers: HTTPHeaders) async throws -> RESTAnswer {
    var request = HTTPClientRequest(url: url)
    request.headers = headers
    request.headers.replaceOrAdd(name: "Accept", value: "application/json")
    let response: HTTPClientResponse
    do {
      response = try await client.execute(request, deadline: .distantFuture)
    } catch {
      throw RESTError(beforeAnswer: error)
    }
    do {
      let body = try await response.body.collect(upTo: longestAnswer)
      return RESTAnswer(
        status: Int(response.status.code),
        headers: response.headers,
        body: Data(body.readableBytesView)
      )
    } catch {
      // What went wrong with the words of a failure doesn't matter.
      guard response.status == .ok else { return RESTAnswer(failure: response) }
      throw RESTError(duringAnswer: error)
    }
  }
}

extension RESTAnswer {
  fileprivate init(failure response: HTTPClientResponse) {
    self.init(status: Int(response.status.code), headers: response.headers, body: Data())
  }
}

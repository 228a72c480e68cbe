package import AsyncHTTPClient
package import Foundation
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
    // How long an answer may take is said for each client. AsyncHTTPClient's 10 s count also for who waits
    // for one of its 8 connections; not longer than its 30 s for an attempt, as the next wait for that one.
    configuration.timeout.connect = .seconds(30)
    return HTTPClient(
      eventLoopGroup: HTTPClient.defaultEventLoopGroup,
      configuration: configuration
    )
  }()

  /// Gets what is at an address, whatever its status.
  ///
  /// - Throws: as ``send(_:_:headers:body:)``.
  package func get(_ url: String, headers: HTTPHeaders = [:]) async throws -> RESTAnswer {
    try await send(.GET, url, headers: headers)
  }

  /// Sends a request, once, and gives what is answered, whatever its status.
  ///
  /// - Parameters:
  ///   - headers: besides those that say that JSON is sent and understood.
  ///   - body: JSON.
  /// - Throws: ``RESTError``; `CancellationError` if the task is cancelled, and then nothing else.
  package func send(
    _ method: HTTPMethod,
    _ url: String,
    headers: HTTPHeaders = [:],
    body: Data? = nil
  ) async throws -> RESTAnswer {
    try Task.checkCancellation()
    let request = HTTPClientRequest(method, url, headers, body)
    do {
      // The client's own timeout ends with the headers.
      return try await withThrowingTaskGroup(of: RESTAnswer.self) { group in
        group.addTask { try await answer(to: request) }
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

  private func answer(to request: HTTPClientRequest) async throws -> RESTAnswer {
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
      guard 200..<300 ~= response.status.code else { return RESTAnswer(failure: response) }
      throw RESTError(duringAnswer: error)
    }
  }
}

extension RESTAnswer {
  fileprivate init(failure response: HTTPClientResponse) {
    self.init(status: Int(response.status.code), headers: response.headers, body: Data())
  }
}

extension HTTPClientRequest {
  fileprivate init(_ method: HTTPMethod, _ url: String, _ headers: HTTPHeaders, _ json: Data?) {
    self.init(url: url)
    self.method = method
    self.headers = headers
    self.headers.replaceOrAdd(name: "Accept", value: "application/json")
    guard let json else { return }
    self.headers.replaceOrAdd(name: "Content-Type", value: "application/json")
    body = .bytes(ByteBuffer(bytes: json))
  }
}

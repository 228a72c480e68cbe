package import AsyncHTTPClient
package import Foundation
import NIOCore
package import NIOHTTP1
import NIOPosix
import RESTErrors

/// A client of HTTP services that send and receive JSON.
///
/// Redirections are not followed; they are returned as answers. So a server can't lead the client
/// to another server that it mustn't ask, and a changing request never becomes a reading one.
package struct RESTClient: Sendable {
  private let timeout: Duration
  private let longestAnswer: Int
  private let client: HTTPClient

  /// - Parameters:
  ///   - timeout: The maximum time until the answer is complete.
  ///   - longestAnswer: The maximum size of an answer's body in bytes, so that no server can fill
  ///     the memory.
  ///   - client: Sends the requests. AsyncHTTPClient's `shared` client isn't suitable: it follows
  ///     redirections, and it retries a refused connection for minutes before it reports it.
  package init(timeout: Duration, longestAnswer: Int, client: HTTPClient = Self.client) {
    self.timeout = timeout
    self.longestAnswer = longestAnswer
    self.client = client
  }

  /// The HTTP client of the process, never shut down. It follows no redirections and doesn't retry
  /// refused connections.
  package static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.connectionPool.retryConnectionEstablishment = false
    // Each RESTClient has its own timeout. AsyncHTTPClient's connect timeout of 10 s also counts
    // while a request waits for one of its 8 connections, so it is longer here. It stays at the 30
    // s of a connection attempt, because the next requests wait for that attempt.
    configuration.timeout.connect = .seconds(30)
    // The same sockets on all systems, so that `RESTError` knows their errors.
    return HTTPClient(
      eventLoopGroup: .singletonMultiThreadedEventLoopGroup,
      configuration: configuration
    )
  }()

  /// Sends a GET request and returns the answer, whatever its status.
  ///
  /// - Throws: The errors of ``send(_:_:headers:body:)``.
  package func get(_ url: String, headers: HTTPHeaders = [:]) async throws -> RESTAnswer {
    try await send(.GET, url, headers: headers)
  }

  /// Sends a request once and returns the answer, whatever its status.
  ///
  /// - Parameters:
  ///   - headers: Additional headers. Those for sending and accepting JSON are set already, where
  ///     none of the same name are given.
  ///   - body: The JSON to send.
  /// - Throws: ``RESTError``; only `CancellationError` if the task is cancelled.
  package func send(
    _ method: HTTPMethod,
    _ url: String,
    headers: HTTPHeaders = [:],
    body: Data? = nil
  ) async throws -> RESTAnswer {
    try Task.checkCancellation()
    let request = HTTPClientRequest(method, url, headers, body)
    do {
      // AsyncHTTPClient's own timeout ends with the headers.
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
      // Hides the error of the cancelled connection.
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
      // The body of a failure isn't needed: its status is enough.
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
    self.headers = ["Accept": "application/json"]
    if json != nil { self.headers.add(name: "Content-Type", value: "application/json") }
    for (name, value) in headers { self.headers.replaceOrAdd(name: name, value: value) }
    body = json.map { .bytes(ByteBuffer(bytes: $0)) }
  }
}

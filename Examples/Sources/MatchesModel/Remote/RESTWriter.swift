import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import RESTClient

/// Sends what changes something at an HTTP service; `RESTClient` only gets.
struct RESTWriter: Sendable {
  struct Answer: Sendable {
    let status: Int
    let body: Data
  }

  /// An answer is about one thing.
  static let longestAnswer = 1 << 18
  let timeout: Duration

  /// - Throws: `RESTError`; `CancellationError` if the task is cancelled, and then nothing else.
  func send(_ method: HTTPMethod, _ url: String, body: Data?) async throws -> Answer {
    try Task.checkCancellation()
    var request = HTTPClientRequest(url: url)
    request.method = method
    request.headers.add(name: "Accept", value: "application/json")
    if let body {
      request.headers.add(name: "Content-Type", value: "application/json")
      request.body = .bytes(ByteBuffer(bytes: body))
    }
    do {
      // The client's own timeout ends with the headers.
      return try await withThrowingTaskGroup(of: Answer.self) { [request] group in
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

  private func answer(to request: HTTPClientRequest) async throws -> Answer {
    let response: HTTPClientResponse
    do {
      response = try await RESTClient.client.execute(request, deadline: .distantFuture)
    } catch {
      throw RESTError(sending: error)
    }
    let status = Int(response.status.code)
    do {
      let body = try await response.body.collect(upTo: Self.longestAnswer)
      return Answer(status: status, body: Data(body.readableBytesView))
    } catch {
      // What went wrong with the words of a failure doesn't matter.
      guard 200..<300 ~= status else { return Answer(status: status, body: Data()) }
      throw error is NIOTooManyBytesError
        ? RESTError.tooLarge : RESTError(connection: error) ?? .cutOff
    }
  }
}

import FaultyServer
import Foundation
import RESTErrors
package import Testing

/// A test of what all clients of REST services have in common: what goes wrong on the way is told,
/// and always ends.
///
///     @Test("what goes wrong is told", arguments: RESTSourceCheck.onTheWay)
///     func faults(_ check: RESTSourceCheck) async throws {
///       try await check.run(source)
///     }
package struct RESTSourceCheck: Sendable, CustomTestStringConvertible {
  package let testDescription: String
  private let body: @Sendable (RESTSource, SourceLocation) async throws -> Void

  package func run(
    _ source: RESTSource,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await body(source, sourceLocation)
  }

  /// The checks of a status other than success, whatever comes with it. A source may give statuses a
  /// meaning of their own: then it has its own tests.
  package static let statuses = [
    "400 Bad Request", "404 Not Found", "429 Too Many Requests", "500 Oh No", "204 No Content",
    "304 Not Modified", "302 Found",
  ].map { status in
    Self(testDescription: "\(status) is an error") { source, location in
      try await FaultyServer.run { _ in
        .answer(source.answer, status: status)
      } _: { server in
        let code = try #require(Int(status.prefix(3)))
        await source.expect(.status(code), at: server.url, location)
      }
    }
  }

  /// The other checks.
  package static let onTheWay =
    [understood, unreachable, cancelledBefore] + faults
    + [
      cancelled("before an answer", [.hang]),
      cancelled("within one", [.send([FaultyServer.Act].head(length: 9) + "[]"), .hang]),
    ]

  private static let understood = Self(testDescription: "an answer in its format is understood") {
    source,
    _ in
    try await FaultyServer.run { _ in
      .answer(source.answer)
    } _: { server in
      try await source.ask(server.url, .seconds(60))
    }
  }

  private static let faults = [
    (Fault.timedOut, RESTError.timedOut), (.cutOff, .cutOff), (.malformed, .malformed),
    (.tooLarge, .tooLarge),
  ].map { fault, reason in
    Self(testDescription: "\(fault) is told") { source, location in
      try await FaultyServer.run { _ in
        fault.acts(longestAnswer: source.longestAnswer)
      } _: { server in
        await source.expect(reason, at: server.url, timeout: fault.timeout, location)
      }
    }
  }

  private static let unreachable = Self(
    testDescription: "without TLS there, or an address one can't ask, a server is unreachable"
  ) { source, location in
    try await FaultyServer.run { _ in
      .answer(source.answer)
    } _: { server in
      let port = try #require(server.url.port)
      for address in ["https://127.0.0.1:\(port)", "ftp://127.0.0.1:\(port)", "nowhere", "/"] {
        await source.expect(.unreachable, at: try #require(URL(string: address)), location)
      }
    }
  }

  private static func cancelled(_ time: String, _ acts: [FaultyServer.Act]) -> Self {
    Self(
      testDescription: "cancelled \(time), it stops with no other error, and closes the connection"
    ) { source, location in
      try await FaultyServer.run { _ in
        acts
      } _: { server in
        let task = Task { try await source.ask(server.url, .seconds(60)) }
        await server.isReached()
        task.cancel()
        await #expect(throws: CancellationError.self, sourceLocation: location) {
          try await task.value
        }
        await server.isLeft()
      }
    }
  }

  private static let cancelledBefore = Self(
    testDescription: "cancelled before the request, it doesn't ask"
  ) { source, location in
    try await FaultyServer.run { _ in
      .answer(source.answer)
    } _: { server in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await source.ask(server.url, .seconds(60))
      }
      await #expect(throws: CancellationError.self, sourceLocation: location) {
        try await task.value
      }
      #expect(server.requests.isEmpty, sourceLocation: location)
    }
  }
}

extension RESTSource {
  /// Asks, and expects an error with a reason. The timeout is long enough for a busy machine.
  fileprivate func expect(
    _ reason: RESTError,
    at url: URL,
    timeout: Duration = .seconds(60),
    _ sourceLocation: SourceLocation
  ) async {
    do {
      try await ask(url, timeout)
      Issue.record("\(url): no error, \(reason) expected", sourceLocation: sourceLocation)
    } catch {
      #expect(self.reason(error) == reason, "\(url): \(error)", sourceLocation: sourceLocation)
    }
  }
}

import FaultyServer
import Foundation
import RESTErrors
import Testing

@Suite("F2.16, F3.3: what goes wrong on the way to a service is told, and always ends")
struct SourceFaultTests {
  private func expect(
    _ reason: RESTError,
    of source: RESTSource,
    at url: URL,
    timeout: Duration = .seconds(60)
  ) async {
    let error = await #expect(throws: (any Error).self) {
      try await source.ask(url, timeout: timeout)
    }
    #expect(error.flatMap(source.reason) == reason)
  }

  @Test("an answer in its format is understood", arguments: RESTSource.allCases)
  func understood(_ source: RESTSource) async throws {
    try await FaultyServer.run { _ in
      .answer(source.answer)
    } _: { server in
      try await source.ask(server.url)
    }
  }

  // A logbook's server may tell its reasons with any status: RemoteFaultTests.
  @Test(
    "a status other than success is an error, whatever comes with it",
    arguments: [RESTSource.geocoder, .users, .weather],
    [
      ("400 Bad Request", 400), ("404 Not Found", 404), ("429 Too Many Requests", 429),
      ("500 Oh No", 500), ("204 No Content", 204), ("304 Not Modified", 304), ("302 Found", 302),
    ]
  )
  func status(_ source: RESTSource, _ status: (line: String, code: Int)) async throws {
    try await FaultyServer.run { _ in
      .answer(source.answer, status: status.line)
    } _: { server in
      await expect(.status(status.code), of: source, at: server.url)
    }
  }

  @Test(
    "what goes wrong on the way is told as what it is",
    arguments: RESTSource.allCases,
    [
      (Fault.timedOut, RESTError.timedOut), (.cutOff, .cutOff), (.malformed, .malformed),
      (.tooLarge, .tooLarge),
    ]
  )
  func onTheWay(_ source: RESTSource, _ fault: (kind: Fault, reason: RESTError)) async throws {
    try await FaultyServer.run { _ in
      fault.kind.acts(longestAnswer: source.longestAnswer)
    } _: { server in
      await expect(fault.reason, of: source, at: server.url, timeout: fault.kind.timeout)
    }
  }

  @Test(
    "without TLS there, or an address one can't ask, a server is unreachable",
    arguments: RESTSource.allCases
  )
  func unreachable(_ source: RESTSource) async throws {
    try await FaultyServer.run { _ in
      .answer(source.answer)
    } _: { server in
      let port = try #require(server.url.port)
      for address in ["https://127.0.0.1:\(port)", "ftp://127.0.0.1:\(port)", "nowhere", "/"] {
        await expect(.unreachable, of: source, at: try #require(URL(string: address)))
      }
    }
  }
}

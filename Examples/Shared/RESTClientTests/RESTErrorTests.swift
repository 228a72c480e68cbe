import AsyncHTTPClient
import FaultyServer
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import RESTErrors
import Testing

@testable import RESTClient

@Suite("The reason why a request got no answer")
struct RESTErrorTests {
  private struct Unknown: Error {}

  private static func system(_ code: CInt) -> IOError {
    IOError(errnoCode: code, reason: "test")
  }

  @Test(
    "is that it wasn't sent only where that is certain",
    arguments: [
      (system(ECONNREFUSED), RESTError.unreachable),
      (NIOSSLError.handshakeFailed(.zeroReturn), .unreachable),
      (NIOSSLExtraError.failedToValidateHostname, .unreachable),
      (HTTPClientError.connectTimeout, .unreachable),
      (HTTPClientError.tlsHandshakeTimeout, .unreachable),
      (HTTPClientError.httpProxyHandshakeTimeout, .unreachable),
      (HTTPClientError.socksHandshakeTimeout, .unreachable),
      (HTTPClientError.invalidURL, .unreachable), (HTTPClientError.emptyScheme, .unreachable),
      (HTTPClientError.emptyHost, .unreachable),
      (HTTPClientError.unsupportedScheme("ftp"), .unreachable),
    ] as [(any Error, RESTError)]
  )
  func notSent(_ error: any Error, _ reason: RESTError) {
    #expect(RESTError(beforeAnswer: error) == reason)
  }

  @Test(
    "is otherwise how the connection ended, because the request may have arrived",
    arguments: [
      (system(ETIMEDOUT), RESTError.timedOut), (HTTPClientError.readTimeout, .timedOut),
      (HTTPClientError.writeTimeout, .timedOut), (HTTPClientError.deadlineExceeded, .timedOut),
      (HTTPClientError.getConnectionFromPoolTimeout, .timedOut), (system(ECONNRESET), .cutOff),
      (system(ECONNABORTED), .cutOff), (system(EPIPE), .cutOff), (system(ENOTCONN), .cutOff),
      (system(EHOSTUNREACH), .cutOff), (system(ENETUNREACH), .cutOff), (system(ENETRESET), .cutOff),
      (HTTPClientError.remoteConnectionClosed, .cutOff), (HTTPClientError.cancelled, .cutOff),
      (NIOSSLError.uncleanShutdown, .cutOff), (ChannelError.ioOnClosedChannel, .cutOff),
      (HTTPParserError.invalidEOFState, .cutOff), (HTTPParserError.invalidStatus, .malformed),
      (Unknown(), .cutOff),
    ] as [(any Error, RESTError)]
  )
  func maybeSent(_ error: any Error, _ reason: RESTError) {
    #expect(RESTError(beforeAnswer: error) == reason)
    #expect(RESTError(duringAnswer: error) == reason)
  }

  @Test("is that there is no such server, where its name or all its addresses fail")
  func connecting() async throws {
    let bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    let nameless = await #expect(throws: NIOConnectionError.self) {
      try await bootstrap.resolver(FailingResolver()).connect(host: "a", port: 1).get()
    }
    #expect(RESTError(beforeAnswer: try #require(nameless)) == .unreachable)
    try await withReservedPort { port in
      let client = RESTClient(timeout: .seconds(60), longestAnswer: 1)
      await #expect(throws: RESTError.unreachable) {
        try await client.get("http://localhost:\(port)")
      }
    }
  }
}

/// Finds no name.
private final class FailingResolver: Resolver, Sendable {
  private struct Failure: Error {}

  private func fail() -> EventLoopFuture<[SocketAddress]> {
    MultiThreadedEventLoopGroup.singleton.any().makeFailedFuture(Failure())
  }

  func initiateAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> { fail() }
  func initiateAAAAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> { fail() }
  func cancelQueries() {}
}

import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import RESTErrors

extension RESTError {
  /// Creates the error for a request that got no answer. It is `unreachable` only if the request
  /// was certainly not sent: who sends a change again must know that.
  init(beforeAnswer error: any Error) {
    self = Self.isBeforeRequest(error) ? .unreachable : Self(duringAnswer: error)
  }

  /// Creates the error for an answer that began and didn't end.
  init(duringAnswer error: any Error) {
    switch error {
    case is NIOTooManyBytesError: self = .tooLarge
    case let error as HTTPClientError where Self.timeouts.contains(error): self = .timedOut
    case let error as IOError where error.errnoCode == ETIMEDOUT: self = .timedOut
    case let error as HTTPParserError where error != .invalidEOFState: self = .malformed
    default: self = .cutOff
    }
  }

  private static func isBeforeRequest(_ error: any Error) -> Bool {
    switch error {
    case is NIOConnectionError, is NIOSSLExtraError, NIOSSLError.handshakeFailed: true
    // Other codes of the system are also those of a connection that is lost later.
    case let error as IOError: error.errnoCode == ECONNREFUSED
    // By description, because errors with different values aren't equal.
    case let error as HTTPClientError: connecting.contains(error.shortDescription)
    default: false
    }
  }

  private static let timeouts: [HTTPClientError] = [
    .readTimeout, .writeTimeout, .deadlineExceeded, .getConnectionFromPoolTimeout,
  ]
  private static let connecting = [
    HTTPClientError.connectTimeout, .tlsHandshakeTimeout, .httpProxyHandshakeTimeout,
    .socksHandshakeTimeout, .invalidURL, .emptyScheme, .emptyHost, .unsupportedScheme(""),
  ].map(\.shortDescription)
}

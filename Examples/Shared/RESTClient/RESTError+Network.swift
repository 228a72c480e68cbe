import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import RESTErrors

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension RESTError {
  /// Creates the error for a request that got no answer.
  init(beforeAnswer error: any Error) {
    self = Self(connection: error) ?? .unreachable
  }

  /// Creates the error for an answer that began and didn't end.
  init(duringAnswer error: any Error) {
    self = error is NIOTooManyBytesError ? .tooLarge : Self(connection: error) ?? .cutOff
  }

  private init?(connection error: any Error) {
    switch error {
    case let error as HTTPClientError where Self.timeouts.contains(error):
      self = .timedOut
    case let error as HTTPClientError where error == .remoteConnectionClosed:
      self = .cutOff
    case let error as HTTPParserError:
      self = error == .invalidEOFState ? .cutOff : .malformed
    case let error as IOError where [ECONNRESET, EPIPE, ENOTCONN].contains(error.errnoCode):
      self = .cutOff
    default:
      return nil
    }
  }

  private static let timeouts: [HTTPClientError] = [
    .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded, .tlsHandshakeTimeout,
    .httpProxyHandshakeTimeout, .socksHandshakeTimeout, .getConnectionFromPoolTimeout,
  ]
}

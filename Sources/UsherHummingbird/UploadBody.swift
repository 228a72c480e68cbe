#if Hummingbird
import HummingbirdCore
import NIOCore

/// The body of a request, chunk by chunk.
struct UploadBody: AsyncIteratorProtocol {
  private var buffers: RequestBody.AsyncIterator
  private var isAtEnd = false

  init(_ buffers: RequestBody.AsyncIterator) { self.buffers = buffers }

  mutating func next() async throws -> [UInt8]? { try await next(isolation: #isolation) }

  mutating func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]? {
    guard !isAtEnd else { return nil }
    // Set before the read: if it throws, nothing more can be read.
    isAtEnd = true
    guard let buffer = try await buffers.next(isolation: actor) else { return nil }
    isAtEnd = false
    return Array(buffer.readableBytesView)
  }

  /// Reads and drops the rest of the body, up to a limit in bytes. This is needed because a browser reads the answer
  /// only after it has sent everything.
  ///
  /// - Returns: whether the end of the body was reached.
  mutating func end(within limit: Int) async -> Bool {
    var count = 0
    while !isAtEnd {
      guard let chunk = try? await next() else { return isAtEnd }
      count += chunk.count
      if count > limit { return false }
    }
    return true
  }
}
#endif

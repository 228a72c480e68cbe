#if Hummingbird
import HTTPTypes
import Hummingbird
import UsherWeb

extension BodyCount {
  enum Refusal: Error {
    /// The body is larger than the limit.
    case tooLarge
    /// The rest of the body didn't come.
    case cutOff
    /// The server holds too many bytes of bodies already.
    case tooMany
  }

  /// Receives the whole body of a request, unless its announced size says that it can't be held.
  ///
  /// - Parameters:
  ///   - address: the address that the request comes from; `nil` if it isn't known.
  ///   - limit: the largest body, in bytes.
  /// - Returns: the body. Its bytes are counted until the caller removes them.
  func collect(
    _ request: Request,
    from address: ClientAddress?,
    upTo limit: Int
  ) async throws(Refusal) -> [UInt8] {
    let announced = request.headers[.contentLength].flatMap { Int($0) } ?? 0
    guard announced <= limit else { throw .tooLarge }
    var chunks = UploadBody(request.body.makeAsyncIterator())
    var bytes: [UInt8] = []
    do throws(Refusal) {
      while let chunk = try await Self.next(&chunks) {
        guard bytes.count + chunk.count <= limit else { throw .tooLarge }
        guard add(chunk.count, from: address) else { throw .tooMany }
        bytes += chunk
      }
      return bytes
    } catch {
      remove(bytes.count, from: address)
      throw error
    }
  }

  private static func next(_ chunks: inout UploadBody) async throws(Refusal) -> [UInt8]? {
    do { return try await chunks.next() } catch { throw .cutOff }
  }
}
#endif

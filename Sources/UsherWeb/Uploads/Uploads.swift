import Synchronization
import Usher

/// The files that browsers were asked to send, by tokens that nobody can guess.
final class Uploads: Sendable {
  private struct Expected {
    let upload: Upload
    let visitor: Visitor
  }

  private let expected = Mutex<[String: Expected]>([:])

  /// Adds a file that the visitor's browser is asked to send.
  ///
  /// - Returns: the token that the browser has to send the file with.
  func add(_ upload: Upload, of visitor: Visitor) -> String {
    let token = Token.make()
    expected.withLock { $0[token] = Expected(upload: upload, visitor: visitor) }
    return token
  }

  func remove(_ token: String) { expected.withLock { $0[token] = nil } }

  /// Receives a file. Each token can be used once; but a request of another visitor is refused, and the token stays
  /// valid.
  func receive(
    _ token: String,
    from visitor: Visitor,
    promised: Int64?,
    body: inout some AsyncIteratorProtocol<[UInt8], any Error>
  ) async -> WebResponse {
    let found = expected.withLock { expected in
      guard let found = expected[token] else { return nil as Expected? }
      if found.visitor == visitor { expected[token] = nil }
      return found
    }
    guard let found else { return .text(404, "No file is expected here.") }
    guard found.visitor == visitor else { return .text(403, "Another browser has to send this.") }
    switch await found.upload.receive(&body, promised: promised) {
    case .complete: return WebResponse(status: 204)
    case .failed(.sizeMismatch): return .text(400, IncomingFileError.sizeMismatch.description)
    case .stopped, .failed: return .text(409, "The file isn't wanted any more.")
    }
  }
}

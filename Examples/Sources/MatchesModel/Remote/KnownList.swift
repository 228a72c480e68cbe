import Foundation
import NIOHTTP1
import RESTClient
import Synchronization

/// A list at a server, read again only when it's another.
final class KnownList<Element: ContentMatching & Sendable>: Sendable {
  private struct Known {
    let tag: String?
    let elements: [Element]
  }

  private let api: MatchesAPI
  private let path: String
  private let decode: @Sendable (Data) throws -> [Element]
  private let tell: @Sendable () -> Void
  private let known = Mutex<Known?>(nil)

  /// - Parameters:
  ///   - tell: called when the list is another than it was, and not since it was forgotten.
  init(
    _ path: String,
    _ api: MatchesAPI,
    decode: @escaping @Sendable (Data) throws -> [Element],
    tell: @escaping @Sendable () -> Void
  ) {
    self.path = path
    self.api = api
    self.decode = decode
    self.tell = tell
  }

  /// - Throws: `malformed` if only one of the elements can't be read: who sees a list must be able to
  ///   trust it.
  @concurrent
  func read() async throws -> [Element] {
    let before = known.withLock { $0 }
    let answer = try await api.get(path, unless: before?.tag)
    if answer.status == 304, let before { return before.elements }
    guard let elements = try? decode(answer.body) else { throw MatchesError.malformed }
    let tag = answer.headers.first(name: "ETag")
    let last = known.withLock { known in
      defer { known = Known(tag: tag, elements: elements) }
      return known
    }
    if let last, !last.elements.contentMatches(elements) { tell() }
    return elements
  }

  /// Called after own changes, which have been told: what is read next is no news.
  func forget() {
    known.withLock { $0 = nil }
  }
}

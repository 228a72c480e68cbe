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

  private struct State {
    var known: Known?
    /// Own changes, which are told by who makes them.
    var ownChanges = OwnChanges()
  }

  private let api: MatchesAPI
  private let path: String
  private let decode: @Sendable (Data) throws -> [Element]
  private let tell: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - tell: called when the list is another than it was, by no own change.
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
    let (before, made) = state.withLock { ($0.known, $0.ownChanges.made) }
    let answer = try await api.get(path, unless: before?.tag)
    if answer.status == 304, let before {
      state.withLock { $0.ownChanges.saw(made) }
      return before.elements
    }
    guard let elements = try? decode(answer.body) else { throw MatchesError.malformed }
    let tag = answer.headers.first(name: "ETag")
    let last = state.withLock { state in
      defer { state.known = Known(tag: tag, elements: elements) }
      return state.known
    }
    let isOther = last.map { !$0.elements.contentMatches(elements) } ?? false
    let isNews = state.withLock { state in
      defer { state.ownChanges.saw(made) }
      return isOther && state.ownChanges.isNews()
    }
    if isNews { tell() }
    return elements
  }

  /// Called before an own change: what is read meanwhile is told at its end.
  func beginChange() {
    state.withLock { $0.ownChanges.begin() }
  }

  /// Called after an own change.
  ///
  /// - Parameter isMade: whether it was made, or may be, and is told for that: what is read next is no news.
  /// - Returns: whether something was read meanwhile that nobody has been told.
  func endChange(isMade: Bool) -> Bool {
    state.withLock { $0.ownChanges.end(isMade: isMade) }
  }
}

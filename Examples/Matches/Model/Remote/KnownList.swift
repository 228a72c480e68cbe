import Foundation
import NIOHTTP1
import RESTClient
import Synchronization

/// A list at a server, read again only when it's another.
final class KnownList<Element: ContentMatching & Sendable>: Sendable {
  /// The list, as it was read.
  struct Reading: Sendable {
    let elements: [Element]
    /// Another one whenever the list is.
    let version: Int
    /// Whether the server sent it, and didn't only say that it's the same.
    var isWhole = true
  }

  private struct Known {
    let tag: String?
    let digest: Int
    let reading: Reading
  }

  private struct State {
    var known: Known?
    var lastVersion = 0
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

  /// - Throws: as ``reading()``.
  func read() async throws -> [Element] {
    try await reading().elements
  }

  /// - Throws: `malformed` if only one of the elements can't be read: who sees a list must be able to
  ///   trust it.
  @concurrent
  func reading() async throws -> Reading {
    let (before, made) = state.withLock { ($0.known, $0.ownChanges.made) }
    let answer = try await api.get(path, unless: before?.tag)
    if answer.status == 304, var reading = before?.reading {
      state.withLock { $0.ownChanges.saw(made) }
      reading.isWhole = false
      return reading
    }
    let digest = answer.body.hashValueOfAll
    // Some servers know no tags, and hashing is quicker than decoding.
    let isRepeated = before?.digest == digest
    let elements = isRepeated ? before?.reading.elements : try? decode(answer.body)
    guard let elements else { throw MatchesError.malformed }
    let isSame = isRepeated || before?.reading.elements.contentMatches(elements) ?? false
    let tag = answer.headers.first(name: "ETag")
    let (reading, isNews) = state.withLock { state in
      defer { state.ownChanges.saw(made) }
      // Somebody else may have read another list meanwhile, or this one.
      let last = state.known
      let isKnown =
        last?.digest == digest || isSame && last?.reading.version == before?.reading.version
      if isKnown, let reading = last?.reading {
        state.known = Known(tag: tag, digest: digest, reading: reading)
        return (reading, false)
      }
      state.lastVersion += 1
      let reading = Reading(elements: elements, version: state.lastVersion)
      state.known = Known(tag: tag, digest: digest, reading: reading)
      return (reading, last != nil && state.ownChanges.isNews())
    }
    if isNews { tell() }
    return reading
  }

  /// Called before an own change: what is read meanwhile is told at its end.
  func beginChange() {
    state.withLock { $0.ownChanges.begin() }
  }

  /// Called after an own change.
  ///
  /// - Parameter isMade: whether it was made, or may be, and is told for that: what is read next is
  ///   no news.
  /// - Returns: whether something was read meanwhile that nobody has been told.
  func endChange(isMade: Bool) -> Bool {
    state.withLock { $0.ownChanges.end(isMade: isMade) }
  }
}

extension Data {
  /// Of all bytes, in this process; `hashValue` is of the first few.
  fileprivate var hashValueOfAll: Int {
    var hasher = Hasher()
    withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

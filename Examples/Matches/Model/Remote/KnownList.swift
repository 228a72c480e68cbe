import Foundation
import NIOHTTP1
import RESTClient
import RESTErrors
import Synchronization

/// A list at a server, decoded again only when it has changed.
final class KnownList<Element: ContentMatching & Sendable>: Sendable {
  /// The list with its version.
  struct Reading: Sendable {
    let elements: [Element]
    /// A number that changes whenever the list changes.
    let version: Int
    /// Whether the server sent the list; false if it only answered that the list is unchanged.
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
    /// The client's own changes: the code that makes them notifies the listeners.
    var ownChanges = OwnChanges()
  }

  private let api: MatchesAPI
  private let path: String
  private let decode: @Sendable (Data) throws -> [Element]
  private let tell: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - tell: Called when a reading finds a changed list and the change isn't an own one.
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

  /// - Throws: The errors of ``reading()``.
  func read() async throws -> [Element] {
    try await reading().elements
  }

  /// - Throws: `malformed` if any element can't be read: a person must be able to trust that a list
  ///   is complete.
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
    // Some servers send no tags, and hashing is faster than decoding.
    let isRepeated = before?.digest == digest
    let elements = isRepeated ? before?.reading.elements : try? decode(answer.body)
    guard let elements else { throw MatchesError.service(.malformed) }
    let isSame = isRepeated || before?.reading.elements.contentMatches(elements) ?? false
    let tag = answer.headers.first(name: "ETag")
    let (reading, isNews) = state.withLock { state in
      defer { state.ownChanges.saw(made) }
      // Another call may have read a different list meanwhile, or this one.
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

  /// Call before an own change: changes that are read meanwhile are reported at its end.
  func beginChange() {
    state.withLock { $0.ownChanges.begin() }
  }

  /// Call after an own change.
  ///
  /// - Parameter isMade: Whether the change was made or may have been made. The caller then
  ///   notifies the listeners, so the next reading is no news.
  /// - Returns: Whether a changed list was read meanwhile without a notification.
  func endChange(isMade: Bool) -> Bool {
    state.withLock { $0.ownChanges.end(isMade: isMade) }
  }
}

extension Data {
  /// A hash of all bytes, valid in this process; `hashValue` only uses the first bytes.
  fileprivate var hashValueOfAll: Int {
    var hasher = Hasher()
    withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

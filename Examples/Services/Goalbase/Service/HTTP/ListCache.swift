import Synchronization

/// A cache of the last answers, valid until something changes.
final class ListCache: Sendable {
  enum List: Hashable {
    case players, matches
    case rankings(since: Timestamp?)
  }

  private struct State {
    var version: StoreVersion?
    var logbook: Task<Versioned<Logbook>, any Error>?
    var bodies: [List: [UInt8]] = [:]

    mutating func begin(_ version: StoreVersion) {
      if self.version != version { self = State(version: version) }
    }
  }

  /// The maximum number of cached lists, because strangers may ask for any number of periods.
  private static let mostLists = 32

  private let state = Mutex(State())

  func body(of list: List, _ version: StoreVersion) -> [UInt8]? {
    state.withLock { $0.version == version ? $0.bodies[list] : nil }
  }

  /// Returns the logbook. It is read once for all callers that ask meanwhile.
  func logbook(
    _ version: StoreVersion,
    _ read: @Sendable @escaping () async throws -> Versioned<Logbook>
  ) async throws -> Versioned<Logbook> {
    let logbook = state.withLock { state in
      state.begin(version)
      let logbook = state.logbook ?? Task { try await read() }
      state.logbook = logbook
      return logbook
    }
    do {
      return try await logbook.value
    } catch {
      // The next caller tries again.
      state.withLock { if $0.logbook == logbook { $0.logbook = nil } }
      throw error
    }
  }

  func keep(_ body: [UInt8], of list: List, _ version: StoreVersion) {
    state.withLock { state in
      state.begin(version)
      if state.bodies.count >= Self.mostLists { state.bodies = [:] }
      state.bodies[list] = body
    }
  }
}

import CloudyModel
import Synchronization
import Usher

/// A store that fails while the test says so, and counts how often settings are stored.
final class ScriptedStore: PlaceStore {
  struct Failure: UserFacingError {
    let userMessage = "The disk is full."
  }

  private let store: SQLitePlaceStore
  private let failing: Mutex<Bool>
  private let failingToWrite = Mutex(false)
  private let count = Mutex(0)

  init(isFailing: Bool = false) throws {
    store = try SQLitePlaceStore.inMemory()
    failing = Mutex(isFailing)
  }

  var timesStored: Int { count.withLock { $0 } }

  var isFailing: Bool {
    get { failing.withLock { $0 } }
    set { failing.withLock { $0 = newValue } }
  }

  /// Whether writing fails.
  var failsToWrite: Bool {
    get { failingToWrite.withLock { $0 } }
    set { failingToWrite.withLock { $0 = newValue } }
  }

  private func check() throws {
    if isFailing { throw Failure() }
  }

  private func checkWriting() throws {
    if isFailing || failsToWrite { throw Failure() }
  }

  func favorites(of visitor: String) async throws -> [Location] {
    try check()
    return try await store.favorites(of: visitor)
  }

  func add(_ location: Location, of visitor: String) async throws {
    try checkWriting()
    try await store.add(location, of: visitor)
  }

  func remove(_ location: Location, of visitor: String) async throws -> Int? {
    try checkWriting()
    return try await store.remove(location, of: visitor)
  }

  func insert(_ location: Location, at position: Int, of visitor: String) async throws {
    try checkWriting()
    try await store.insert(location, at: position, of: visitor)
  }

  func move(from source: Int, to target: Int, of visitor: String) async throws {
    try checkWriting()
    try await store.move(from: source, to: target, of: visitor)
  }

  func choice(of visitor: String) async throws -> Location? {
    try check()
    return try await store.choice(of: visitor)
  }

  func setChoice(_ location: Location?, of visitor: String) async throws {
    try checkWriting()
    try await store.setChoice(location, of: visitor)
  }

  func notations(of visitor: String) async throws -> Notations {
    try check()
    return try await store.notations(of: visitor)
  }

  func setNotations(_ notations: Notations, of visitor: String) async throws {
    try checkWriting()
    count.withLock { $0 += 1 }
    try await store.setNotations(notations, of: visitor)
  }

  func changes(of visitor: String) -> AsyncStream<Void> { store.changes(of: visitor) }
}

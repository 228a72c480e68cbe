import CloudyModel
import Synchronization

/// A store in memory that has what it is told to have, and answers, fails, or never answers.
final class MemoryPlaces: PlaceStore {
  private struct State {
    var favorites: [Location]
    var choice: Location?
    var notations = Notations()
  }

  private let conduct: Conduct
  private let state: Mutex<State>

  init(
    _ conduct: Conduct = .answering,
    favorites: [Location] = [],
    choice: Location? = nil
  ) {
    self.conduct = conduct
    state = Mutex(State(favorites: favorites, choice: choice))
  }

  func favorites(of visitor: String) async throws -> [Location] {
    do {
      return try await conduct.read(state.withLock(\.favorites))
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw LocationError.storage("the disk is away")
    }
  }

  func add(_ location: Location, of visitor: String) async throws {
    try await insert(location, at: .max, of: visitor)
  }

  func remove(_ location: Location, of visitor: String) async throws -> Int? {
    try await conduct.write()
    return state.withLock { state in
      let index = state.favorites.firstIndex(of: location)
      if let index { state.favorites.remove(at: index) }
      return index
    }
  }

  func insert(_ location: Location, at position: Int, of visitor: String) async throws {
    try await conduct.write()
    state.withLock { state in
      guard !state.favorites.contains(location) else { return }
      state.favorites.insert(location, at: min(max(position, 0), state.favorites.count))
    }
  }

  func move(from source: Int, to target: Int, of visitor: String) async throws {
    try await conduct.write()
    state.withLock { state in
      guard state.favorites.indices.contains(source) else { return }
      let location = state.favorites.remove(at: source)
      state.favorites.insert(location, at: min(max(target, 0), state.favorites.count))
    }
  }

  func choice(of visitor: String) async throws -> Location? { state.withLock(\.choice) }

  func setChoice(_ location: Location?, of visitor: String) async throws {
    try await conduct.write()
    state.withLock { $0.choice = location }
  }

  func notations(of visitor: String) async throws -> Notations { state.withLock(\.notations) }

  func setNotations(_ notations: Notations, of visitor: String) async throws {
    try await conduct.write()
    state.withLock { $0.notations = notations }
  }

  func changes(of visitor: String) -> AsyncStream<Void> { AsyncStream { _ in } }
}

#if Accounts
import Synchronization

/// Who is signed in, in memory.
///
/// It is read anew whenever it changes. Of two readings at once, one that began earlier never replaces what a later one has
/// brought.
final class SignInMemory<Person: Identifiable & Equatable & Sendable>: Sendable {
  private struct Reading {
    var count = 0
    var newest = 0
  }

  private struct State {
    var people: [String: Person] = [:]
    /// The number of the reading that has brought each of them.
    var since: [String: Int] = [:]
    var last = 0
    /// The keys that are being read.
    var readings: [String: Reading] = [:]
    /// The number of the newest reading of all.
    var newestOfAll = 0
    /// For each reading of all that runs, the keys that were read meanwhile.
    var meanwhile: [Int: Set<String>] = [:]

    mutating func set(_ person: Person?, for key: String, since number: Int) {
      if people[key]?.id != person?.id { since[key] = person == nil ? nil : number }
      people[key] = person
    }
  }

  private let state: Mutex<State>

  init(_ people: [String: Person] = [:]) { state = Mutex(State(people: people)) }

  subscript(key: String) -> Person? { state.withLock { $0.people[key] } }

  /// Reads who is signed in under a key.
  ///
  /// - Returns: whether it is somebody else now.
  func read(_ store: any SignInStore<Person>, _ key: String) async throws -> Bool {
    let number = state.withLock { state in
      state.last += 1
      state.readings[key, default: Reading()].count += 1
      return state.last
    }
    let result: Result<Person?, any Error>
    do { result = .success(try await store.person(key)) } catch { result = .failure(error) }
    let hasChanged = state.withLock { state in
      var hasChanged = false
      var reading = state.readings[key] ?? Reading()
      let isNewest = number > max(reading.newest, state.newestOfAll)
      if case .success(let person) = result, isNewest {
        reading.newest = number
        hasChanged = state.people[key] != person
        state.set(person, for: key, since: number)
        for all in state.meanwhile.keys where all < number { state.meanwhile[all]?.insert(key) }
      }
      reading.count -= 1
      state.readings[key] = reading.count > 0 ? reading : nil
      return hasChanged
    }
    _ = try result.get()
    return hasChanged
  }

  /// Forgets who is signed in under a key: it isn't known whether they still are.
  ///
  /// - Returns: whether somebody was.
  func forget(_ key: String) -> Bool {
    state.withLock { state in
      state.last += 1
      // Readings that have begun before bring something older.
      state.readings[key]?.newest = state.last
      for all in state.meanwhile.keys { state.meanwhile[all]?.insert(key) }
      defer { state.set(nil, for: key, since: state.last) }
      return state.people[key] != nil
    }
  }

  /// Returns the keys of a person that are too many: those under which they have been signed in longest.
  func surplus(of id: Person.ID, besides limit: Int) -> [String] {
    state.withLock { state in
      let keys = state.people.filter { $0.value.id == id }.keys
      guard keys.count > limit else { return [] }
      let sorted = keys.sorted { state.since[$0, default: 0] < state.since[$1, default: 0] }
      return Array(sorted.prefix(keys.count - limit))
    }
  }

  /// Reads who is signed in under all keys.
  ///
  /// - Returns: the keys under which it is somebody else now.
  func readAll(_ store: any SignInStore<Person>) async throws -> [String] {
    let number = state.withLock { state in
      state.last += 1
      state.meanwhile[state.last] = []
      return state.last
    }
    let result: Result<[String: Person], any Error>
    do { result = .success(try await store.people()) } catch { result = .failure(error) }
    return try state.withLock { state in
      let meanwhile = state.meanwhile.removeValue(forKey: number) ?? []
      var people = try result.get()
      guard number > state.newestOfAll else { return [] }
      state.newestOfAll = number
      for key in meanwhile { people[key] = state.people[key] }
      let keys = Set(people.keys).union(state.people.keys)
      let changed = keys.filter { people[$0] != state.people[$0] }
      for key in changed { state.set(people[key], for: key, since: number) }
      return Array(changed)
    }
  }
}
#endif

#if Accounts
import Synchronization

/// Keeps sign-ins until the program ends: for tests, and for a start.
public final class MemorySignIns<Person: Identifiable & Sendable>: SignInStore {
  private let signIns: Mutex<[String: Person]>

  /// Makes a store in which nobody is signed in.
  public convenience init() { self.init([:]) }

  init(_ people: [String: Person]) { signIns = Mutex(people) }

  /// Returns all who are signed in, by key.
  public func people() -> [String: Person] { signIns.withLock(\.self) }

  /// Returns who is signed in under a key; `nil` if nobody is.
  public func person(_ key: String) -> Person? { signIns.withLock { $0[key] } }

  /// Stores who is signed in under a key; `nil` signs out.
  public func set(_ person: Person?, for key: String) { signIns.withLock { $0[key] = person } }

  /// Moves whoever is signed in under a key to a new one.
  public func move(_ key: String, to new: String) {
    signIns.withLock { signIns in
      if let person = signIns.removeValue(forKey: key) { signIns[new] = person }
    }
  }

  /// Stores what has changed of a person under all their keys, and returns these.
  public func update(_ person: Person) -> [String] {
    signIns.withLock { signIns in
      let keys = signIns.filter { $0.value.id == person.id }.map(\.key)
      for key in keys { signIns[key] = person }
      return keys
    }
  }

  /// Signs somebody out under all keys but one, and returns the keys that are gone.
  public func removeAll(of id: Person.ID, except key: String?) -> [String] {
    signIns.withLock { signIns in
      let keys = signIns.filter { $0.key != key && $0.value.id == id }.map(\.key)
      for key in keys { signIns[key] = nil }
      return keys
    }
  }
}
#endif

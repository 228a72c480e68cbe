#if Accounts
import Synchronization
import UsherAccounts

/// A store that can be away, or be read no more. Like a database, it does nothing for a task that is cancelled.
final class FailingSignIns: SignInStore {
  struct Away: Error {}

  let isAway = Mutex(false)
  /// Whether what is stored can be changed and not be read.
  let isUnreadable = Mutex(false)
  private let store = MemorySignIns<Member>()

  private func check() throws {
    try Task.checkCancellation()
    if isAway.withLock(\.self) { throw Away() }
  }

  func people() throws -> [String: Member] {
    try check()
    return store.people()
  }

  func person(_ key: String) throws -> Member? {
    try check()
    if isUnreadable.withLock(\.self) { throw Away() }
    return store.person(key)
  }

  func set(_ person: Member?, for key: String) throws {
    try check()
    store.set(person, for: key)
  }

  func move(_ key: String, to new: String) throws {
    try check()
    store.move(key, to: new)
  }

  func update(_ person: Member) throws -> [String] {
    try check()
    return store.update(person)
  }

  func removeAll(of id: Int, except key: String?) throws -> [String] {
    try check()
    return store.removeAll(of: id, except: key)
  }
}
#endif

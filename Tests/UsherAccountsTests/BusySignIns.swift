#if Accounts
import Synchronization
import UsherAccounts

/// A store in which something else happens just before the next change of one key.
final class BusySignIns: SignInStore {
  let store = MemorySignIns<Member>()
  private let before = Mutex<(@Sendable (MemorySignIns<Member>) -> Void)?>(nil)

  func beforeChange(_ body: @escaping @Sendable (MemorySignIns<Member>) -> Void) {
    before.withLock { $0 = body }
  }

  private func happen() {
    let body = before.withLock { before in
      defer { before = nil }
      return before
    }
    body?(store)
  }

  func people() -> [String: Member] { store.people() }

  func person(_ key: String) -> Member? { store.person(key) }

  func set(_ person: Member?, for key: String) {
    happen()
    store.set(person, for: key)
  }

  func move(_ key: String, to new: String) {
    happen()
    store.move(key, to: new)
  }

  func update(_ person: Member) -> [String] { store.update(person) }

  func removeAll(of id: Int, except key: String?) -> [String] {
    store.removeAll(of: id, except: key)
  }
}
#endif

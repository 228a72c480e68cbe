#if Accounts
import Synchronization
import UsherAccounts

/// A store whose first answer waits until a test lets it go, with what was stored when it was asked.
final class SlowSignIns: SignInStore {
  private let store = MemorySignIns<Member>()
  private let isFirst = Mutex(true)
  private let (reached, reach) = AsyncStream<Void>.makeStream()
  private let (answers, answer) = AsyncStream<Void>.makeStream()

  func isAsked() async { for await _ in reached { return } }
  func letGo() { answer.yield() }

  private func wait() async {
    let isFirst = isFirst.withLock { isFirst in
      defer { isFirst = false }
      return isFirst
    }
    guard isFirst else { return }
    reach.yield()
    for await _ in answers { return }
  }

  func people() async -> [String: Member] {
    let people = store.people()
    await wait()
    return people
  }

  func person(_ key: String) async -> Member? {
    let person = store.person(key)
    await wait()
    return person
  }

  func set(_ person: Member?, for key: String) { store.set(person, for: key) }

  func move(_ key: String, to new: String) { store.move(key, to: new) }

  func update(_ person: Member) -> [String] {
    store.update(person)
  }

  func removeAll(of id: Int, except key: String?) -> [String] {
    store.removeAll(of: id, except: key)
  }
}
#endif

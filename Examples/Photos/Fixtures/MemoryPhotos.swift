import PhotosModel
import Synchronization
import UsherPreviews
import UsherPubSub

/// A store in memory that has what it is told to have, and answers, fails, or never answers.
final class MemoryPhotos: PhotoStore {
  enum Conduct {
    case answering, failing, silent
    /// Tells not even who is signed in.
    case deaf
  }

  private struct State {
    var accounts: [Account] = []
    var hashes: [Account.ID: String] = [:]
    var signIns: [String: Account] = [:]
    var purchases: [Purchase]
  }

  private let conduct: Conduct
  private let offered: [Photo]
  private let state: Mutex<State>

  init(
    _ conduct: Conduct = .answering,
    photos: [Photo] = Catalogue.photos,
    purchases: [Purchase] = []
  ) {
    self.conduct = conduct
    offered = photos
    state = Mutex(State(purchases: purchases))
  }

  private func answer<Value>(_ value: Value) async throws -> Value {
    switch conduct {
    case .answering: return value
    case .failing: throw ShopAway()
    case .silent, .deaf: try await Silence.untilCancelled()
    }
  }

  func setCatalogue(_ photos: [Photo]) async throws {}
  func photos() async throws -> [Photo] { try await answer(offered) }
  func photo(_ id: Photo.ID) async throws -> Photo? {
    try await answer(offered.first { $0.id == id })
  }

  func account(named username: String) async throws -> (account: Account, passwordHash: String)? {
    try await answer(
      state.withLock { state in
        state.accounts.first { $0.username == username }.map { ($0, state.hashes[$0.id] ?? "") }
      }
    )
  }

  // Those who sign in do so whatever the store does otherwise.
  func createAccount(_ username: String, passwordHash: String) async throws -> Account {
    state.withLock { state in
      let account = Account(id: Int64(state.accounts.count + 1), username: username)
      state.accounts.append(account)
      state.hashes[account.id] = passwordHash
      return account
    }
  }

  func signIns() async throws -> [String: Account] { state.withLock(\.signIns) }
  func signIn(_ key: String) async throws -> Account? {
    if conduct == .deaf { try await Silence.untilCancelled() }
    return state.withLock { $0.signIns[key] }
  }
  func setSignIn(_ account: Account?, _ key: String) async throws {
    state.withLock { $0.signIns[key] = account }
  }

  func moveSignIn(_ key: String, to new: String) async throws {
    state.withLock { state in
      if let account = state.signIns.removeValue(forKey: key) { state.signIns[new] = account }
    }
  }

  func removeSignIns(of account: Account.ID, except key: String?) async throws -> [String] {
    state.withLock { state in
      let keys = state.signIns.filter { $0.key != key && $0.value.id == account }.map(\.key)
      for key in keys { state.signIns[key] = nil }
      return keys
    }
  }

  func purchases(of account: Account) async throws -> [Purchase] {
    try await answer(state.withLock(\.purchases))
  }

  func record(_ purchase: Purchase, of account: Account) async throws -> Purchase {
    state.withLock { $0.purchases.insert(purchase, at: 0) }
    return purchase
  }

  func changes() -> Subscription<PhotoChange>? { nil }
}

import Synchronization
package import UsersModel
import UsherAccounts
import UsherPreviews

/// A store of accounts in memory that answers, fails, or never answers who asks for an address.
package final class MemoryAccounts: AccountStore {
  enum Conduct { case answering, failing, silent }

  private struct State {
    var conduct: Conduct
    var accounts: [Account.ID: (account: Account, passwordHash: String)] = [:]
    var signIns: [String: Account.ID] = [:]
  }

  private let state: Mutex<State>

  package convenience init() { self.init(.answering) }

  /// - Parameter signedIn: somebody who is signed in at a browser; `nil` for nobody.
  init(_ conduct: Conduct, signedIn: Account? = nil, at visitor: String = "") {
    var state = State(conduct: conduct)
    if let signedIn {
      state.accounts = [signedIn.id: (signedIn, "")]
      state.signIns = [SignIns<Account>.key(of: visitor): signedIn.id]
    }
    self.state = Mutex(state)
  }

  /// Fails from now on, or answers again.
  package func fail(_ fails: Bool) {
    state.withLock { $0.conduct = fails ? .failing : .answering }
  }

  private func answer() async throws {
    switch state.withLock(\.conduct) {
    case .answering: break
    case .failing: throw AccountsAway()
    case .silent: try await Silence.untilCancelled()
    }
  }

  package func account(
    withEmail email: String
  ) async throws -> (account: Account, passwordHash: String)? {
    try await answer()
    return state.withLock { $0.accounts.values.first { $0.account.email == email } }
  }

  package func add(_ account: Account, passwordHash: String) async throws {
    try await answer()
    try state.withLock { state in
      guard !state.accounts.values.contains(where: { $0.account.email == account.email }) else {
        throw AccountError.emailTaken
      }
      state.accounts[account.id] = (account, passwordHash)
    }
  }

  package func setPlan(_ plan: Plan, of id: Account.ID) async throws {
    try await answer()
    state.withLock { $0.accounts[id]?.account.plan = plan }
  }

  package func people() async throws -> [String: Account] {
    state.withLock { state in state.signIns.compactMapValues { state.accounts[$0]?.account } }
  }

  package func person(_ key: String) async throws -> Account? {
    state.withLock { state in state.signIns[key].flatMap { state.accounts[$0]?.account } }
  }

  package func set(_ account: Account?, for key: String) async throws {
    state.withLock { $0.signIns[key] = account?.id }
  }

  package func move(_ key: String, to new: String) async throws {
    state.withLock { state in
      if let account = state.signIns.removeValue(forKey: key) { state.signIns[new] = account }
    }
  }

  package func update(_ account: Account) async throws -> [String] {
    state.withLock { $0.signIns.filter { $0.value == account.id }.map(\.key) }
  }

  package func removeAll(of id: Account.ID, except key: String?) async throws -> [String] {
    state.withLock { state in
      let keys = state.signIns.filter { $0.key != key && $0.value == id }.map(\.key)
      for key in keys { state.signIns[key] = nil }
      return keys
    }
  }
}

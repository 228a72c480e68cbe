import Synchronization

/// The signed-in accounts, by the keys of the store.
///
/// They are read anew whenever they change. Of two readings at once, one that began earlier never replaces what a later one
/// has brought.
final class SignIns: Sendable {
  private struct Reading {
    var count = 0
    var newest = 0
  }

  private struct State {
    var accounts: [String: Account] = [:]
    var last = 0
    /// The keys that are being read.
    var readings: [String: Reading] = [:]
    /// The keys that were read while all were being read; `nil` if they aren't.
    var readMeanwhile: Set<String>?
  }

  private let state = Mutex(State())

  subscript(key: String) -> Account? { state.withLock { $0.accounts[key] } }

  /// Reads the account of a key.
  func read(_ store: any PhotoStore, _ key: String) async throws {
    let number = state.withLock { state in
      state.last += 1
      state.readings[key, default: Reading()].count += 1
      return state.last
    }
    let result: Result<Account?, any Error>
    do { result = .success(try await store.signIn(key)) } catch { result = .failure(error) }
    state.withLock { state in
      var reading = state.readings[key] ?? Reading()
      if case .success(let account) = result, number > reading.newest {
        reading.newest = number
        state.accounts[key] = account
        state.readMeanwhile?.insert(key)
      }
      reading.count -= 1
      state.readings[key] = reading.count > 0 ? reading : nil
    }
    _ = try result.get()
  }

  /// Reads all accounts. Only one caller does this at a time.
  func read(_ store: any PhotoStore) async throws {
    state.withLock { $0.readMeanwhile = [] }
    defer { state.withLock { $0.readMeanwhile = nil } }
    let accounts = try await store.signIns()
    state.withLock { state in
      var accounts = accounts
      for key in state.readMeanwhile ?? [] { accounts[key] = state.accounts[key] }
      state.accounts = accounts
    }
  }
}

#if Accounts
public import Foundation
import Synchronization

/// A limit on what can be tried in a short time, for example passwords of an account.
///
/// ```swift
/// let attempts = AttemptLimit<String>(5, within: 60)
/// …
/// try attempts.begin(name)          // throws TooManyAttempts, with the seconds to wait
/// guard try await hash.matches(password) else { throw SignInError.wrongCredentials }
/// attempts.succeeded(name)
/// ```
///
/// An attempt counts from its beginning, not from its failure. Otherwise many could be made at the same time. A limit can
/// be used on any thread; it holds for one process, and forgets everything when that ends.
public final class AttemptLimit<Key: Hashable & Sendable>: Sendable {
  private struct Attempts {
    var count = 0
    var last: Date
  }

  private struct State {
    var attempts: [Key: Attempts] = [:]
    /// The number of keys at which old ones are looked for again.
    var sweepCount = 1024
  }

  private let limit: Int
  private let wait: TimeInterval
  private let state = Mutex(State())

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - limit: how many attempts in a row may fail.
  ///   - wait: the seconds after the last of them until there may be others.
  public init(_ limit: Int, within wait: TimeInterval) {
    self.limit = max(1, limit)
    self.wait = wait
  }

  /// Counts an attempt.
  ///
  /// - Parameters:
  ///   - key: whose attempt it is, for example the name of an account in lower case, or the id of a visitor.
  ///   - now: the present time.
  /// - Throws: ``TooManyAttempts`` if there were too many.
  public func begin(_ key: Key, at now: Date = Date()) throws(TooManyAttempts) {
    let seconds: Int? = state.withLock { state in
      if state.attempts.count >= state.sweepCount { sweep(&state, now) }
      var attempts = state.attempts[key] ?? Attempts(last: now)
      if isOver(attempts, now) { attempts.count = 0 }
      guard attempts.count < limit else {
        return Int((wait - now.timeIntervalSince(attempts.last)).rounded(.up))
      }
      attempts.count += 1
      attempts.last = now
      state.attempts[key] = attempts
      return nil
    }
    if let seconds { throw TooManyAttempts(secondsToWait: max(1, seconds)) }
  }

  /// Removes an attempt from the count, because it ended without an answer.
  public func withdraw(_ key: Key) {
    state.withLock { state in
      guard let count = state.attempts[key]?.count else { return }
      state.attempts[key]?.count = max(0, count - 1)
    }
  }

  /// Forgets the attempts before, because one succeeded.
  public func succeeded(_ key: Key) { state.withLock { $0.attempts[key] = nil } }

  /// A clock that was set back doesn't keep anybody waiting.
  private func isOver(_ attempts: Attempts, _ now: Date) -> Bool {
    !(0..<wait).contains(now.timeIntervalSince(attempts.last))
  }

  private func sweep(_ state: inout State, _ now: Date) {
    state.attempts = state.attempts.filter { !isOver($0.value, now) }
    state.sweepCount = max(1024, state.attempts.count * 2)
  }
}
#endif

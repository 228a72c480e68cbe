#if Accounts
public import Foundation
import Synchronization

/// A limit on what can be tried in a row, for example passwords of an account.
///
/// ```swift
/// let attempts = AttemptLimit<String>(5, wait: 60)
/// …
/// let isRight = try await attempts.attempt(name) { try await hash.matches(password) }
/// ```
///
/// An attempt counts from its beginning, not from its failure. Otherwise many could be made at the same time. Attempts are
/// forgotten after a success, and when there was none for the time to wait. A limit can be used on any thread; it holds for
/// one process, and forgets everything when that ends.
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
  ///   - wait: the seconds without an attempt after which there may be others.
  public init(_ limit: Int, wait: TimeInterval) {
    self.limit = max(1, limit)
    self.wait = wait
  }

  /// The number of keys that are remembered.
  var keyCount: Int { state.withLock(\.attempts.count) }

  /// Tries something, if there weren't too many attempts before. A success forgets them. An attempt that throws an error
  /// doesn't count: whoever tried has learnt nothing.
  ///
  /// - Parameters:
  ///   - key: whose attempt it is. Take what your store compares, for example the name of an account in lower case: two
  ///     keys for one account are twice as many attempts. Limit its length before.
  ///   - now: the present time.
  ///   - body: the attempt; returns whether it succeeded.
  /// - Returns: whether it succeeded.
  /// - Throws: ``TooManyAttempts`` if there were too many; then nothing was tried. The error of `body`.
  public func attempt(
    _ key: Key,
    at now: Date = Date(),
    _ body: () async throws -> Bool
  ) async throws -> Bool {
    try begin(key, at: now)
    do {
      let hasSucceeded = try await body()
      if hasSucceeded { state.withLock { $0.attempts[key] = nil } }
      return hasSucceeded
    } catch {
      withdraw(key)
      throw error
    }
  }

  /// Counts an attempt that no success forgets, for example any sign-in at a browser.
  ///
  /// - Parameters:
  ///   - key: whose attempt it is.
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

  private func withdraw(_ key: Key) {
    state.withLock { state in
      guard let count = state.attempts[key]?.count else { return }
      if count > 1 { state.attempts[key]?.count = count - 1 } else { state.attempts[key] = nil }
    }
  }

  /// A clock that was set back doesn't keep anybody waiting.
  private func isOver(_ attempts: Attempts, _ now: Date) -> Bool {
    !(0..<wait).contains(now.timeIntervalSince(attempts.last))
  }

  /// Forgets what is over; and of very many, as somebody invents them, the older half.
  private func sweep(_ state: inout State, _ now: Date) {
    state.attempts = state.attempts.filter { !isOver($0.value, now) }
    if state.attempts.count >= Self.largestCount {
      let middle = state.attempts.values.map(\.last).sorted()[state.attempts.count / 2]
      state.attempts = state.attempts.filter { $0.value.last > middle }
    }
    state.sweepCount = min(max(1024, state.attempts.count * 2), Self.largestCount)
  }

  /// The number of keys at which the older half of them is forgotten.
  static var largestCount: Int { 100_000 }
}
#endif

import Foundation
import Synchronization

/// Holds up who tries many passwords on one account.
///
/// An attempt counts from its beginning, not from when it turned out wrong: otherwise many could be
/// made at the same time.
final class SignInAttempts: Sendable {
  static let limit = 5
  static let wait: TimeInterval = 60

  private let attempts = Mutex<[String: (count: Int, last: Date)]>([:])

  /// - Throws: `tooManyAttempts` after five in a row that didn't succeed, for a minute.
  func begin(_ username: String, now: Date) throws(PhotosError) {
    let seconds: Int? = attempts.withLock { attempts in
      attempts = attempts.filter { now.timeIntervalSince($0.value.last) < Self.wait }
      let attempt = attempts[username] ?? (0, now)
      guard attempt.count < Self.limit else {
        return Int((Self.wait - now.timeIntervalSince(attempt.last)).rounded(.up))
      }
      attempts[username] = (attempt.count + 1, now)
      return nil
    }
    if let seconds { throw .tooManyAttempts(secondsToWait: seconds) }
  }

  /// Takes back an attempt that came to nothing.
  func withdraw(_ username: String) { attempts.withLock { $0[username]?.count -= 1 } }

  func succeeded(_ username: String) { attempts.withLock { $0[username] = nil } }
}

import Foundation
import Synchronization

/// A limit on the passwords that can be tried for one account in a short time.
///
/// An attempt counts from its beginning, not from its failure. Otherwise many attempts could be made at the same time.
final class SignInAttempts: Sendable {
  static let limit = 5
  static let wait: TimeInterval = 60

  private let attempts = Mutex<[String: (count: Int, last: Date)]>([:])

  /// Counts an attempt.
  ///
  /// - Throws: `tooManyAttempts` for a minute after five attempts in a row without success.
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

  /// Removes an attempt from the count, because it ended without an answer.
  func withdraw(_ username: String) { attempts.withLock { $0[username]?.count -= 1 } }

  func succeeded(_ username: String) { attempts.withLock { $0[username] = nil } }
}

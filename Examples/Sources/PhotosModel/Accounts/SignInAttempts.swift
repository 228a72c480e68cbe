import Foundation
import Synchronization

/// Holds up who tries many passwords on one account.
final class SignInAttempts: Sendable {
  static let limit = 5
  static let wait: TimeInterval = 60

  private let failures = Mutex<[String: (count: Int, last: Date)]>([:])

  /// - Throws: `tooManyAttempts` after five wrong ones in a row, for a minute.
  func check(_ username: String, now: Date) throws(PhotosError) {
    let seconds: Int? = failures.withLock { failures in
      failures = failures.filter { now.timeIntervalSince($0.value.last) < Self.wait }
      guard let failure = failures[username], failure.count >= Self.limit else { return nil }
      return Int((Self.wait - now.timeIntervalSince(failure.last)).rounded(.up))
    }
    if let seconds { throw .tooManyAttempts(secondsToWait: seconds) }
  }

  func failed(_ username: String, now: Date) {
    failures.withLock { $0[username] = (($0[username]?.count ?? 0) + 1, now) }
  }

  func succeeded(_ username: String) { failures.withLock { $0[username] = nil } }
}

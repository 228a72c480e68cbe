import Foundation

/// How often each work has ended a process, and what follows from it. A pure value.
struct Deaths {
  /// What is known of a work when its process ended.
  enum Role: String {
    /// The work's own thread ended the process.
    case culprit
    /// Another thread ended the process, perhaps for this work.
    case suspect
  }

  /// The number of processes that the same work can end.
  static let limit = 2
  /// The number of processes in whose end the same work can be a suspect.
  static let suspectLimit = 3
  /// The number of processes that the same session can end within ``recent`` seconds, whatever it did.
  static let sessionLimit = 3
  static let recent: TimeInterval = 600
  /// How long a death counts, in seconds.
  static let lifetime: TimeInterval = 24 * 3600

  private var counts: [Work: (culprit: Int, all: Int)] = [:]
  private var sessions: [String: Int] = [:]
  /// The visitors for whom an address ended a process.
  private var visitors: [String: Set<String>] = [:]

  /// Adds the end of a process.
  ///
  /// - Parameter isRecent: whether it was within the last ``recent`` seconds.
  mutating func add(_ work: Work, _ role: Role, isRecent: Bool) {
    counts[work, default: (0, 0)].all += 1
    guard role == .culprit else { return }
    counts[work, default: (0, 0)].culprit += 1
    if isRecent, let session = work.session { sessions[session, default: 0] += 1 }
    if case .page(let address, let visitor) = work {
      visitors[address, default: []].insert(visitor)
    }
  }

  /// Whether this work isn't tried again. An address that ended processes for one visitor only may be sound for others:
  /// what the app keeps of that visitor may be at fault.
  func isDeadly(_ work: Work) -> Bool {
    if let (culprit, all) = counts[work], culprit >= Self.limit || all >= Self.suspectLimit {
      return true
    }
    guard case .page(let address, _) = work else { return false }
    return visitors[address, default: []].count >= Self.limit
  }

  /// Whether the session isn't restored again.
  func isDeadly(session: String) -> Bool { sessions[session, default: 0] >= Self.sessionLimit }

  /// Returns the numbers of a session's events that aren't applied again.
  func deadlyEvents(of session: String) -> Set<Int> {
    Set(
      counts.keys.compactMap {
        guard case .event(session, let number) = $0, isDeadly($0) else { return nil }
        return number
      }
    )
  }
}

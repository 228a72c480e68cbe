import Synchronization

/// Names a session in the crash log while the session works.
final class CrashMark: Sendable {
  private let log: CrashLog
  private let text: [UInt8]
  private let number: Atomic<Int>
  /// The slot of the work that runs now; -1 for none. A session does one piece of work at a time.
  private let slot = Atomic(-1)

  /// - Parameters:
  ///   - log: the crash log.
  ///   - session: the session's token.
  ///   - address: the address of the session's first page.
  init(_ log: CrashLog, session: String, address: String) {
    self.log = log
    text = Array("\(session) \(address)".utf8)
    number = Atomic(0)
  }

  /// - Parameters:
  ///   - log: the crash log.
  ///   - session: the token of the session that is restored.
  ///   - applied: the number of events in its record.
  init(_ log: CrashLog, restoring session: String, applied: Int) {
    self.log = log
    text = Array("\(session) ".utf8)
    number = Atomic(-1 - applied)
  }

  /// Call before an event is applied, with its number.
  func begin(event: Int) {
    number.store(event, ordering: .relaxed)
    let slot = slot.load(ordering: .relaxed)
    if slot >= 0 { log.set(event, in: slot) }
  }

  /// Does some of the session's work. If it ends the process, the log knows it in the next process.
  func run<Result>(_ work: () -> Result) -> Result {
    guard let slot = log.begin(text, number.load(ordering: .relaxed)) else { return work() }
    let outer = self.slot.exchange(slot, ordering: .relaxed)
    defer {
      self.slot.store(outer, ordering: .relaxed)
      log.end(slot)
    }
    return work()
  }
}

extension Work {
  /// Reads the work of a mark from a slot; `nil` if the slot is damaged.
  init?(_ entry: RunningWork.Entry) {
    let parts = entry.text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let session = String(parts[0])
    switch entry.number {
    case 0: self = .page(address: String(parts[1]))
    case ..<0: self = .restoration(session: session, applied: -1 - entry.number)
    default: self = .event(session: session, number: entry.number)
    }
  }
}

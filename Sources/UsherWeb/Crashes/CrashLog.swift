import Foundation
import Synchronization

/// Knows which work of a session ended the process, so that the same work doesn't end the next process again and
/// again.
///
/// A trap in an app's code, for example an index out of range, ends the whole process. After a restart the browser
/// sends the same event again, because the event's changes weren't stored. With a crash log, an event, a restored page
/// or an address that has ended two processes isn't tried a third time; see ``SessionStore/crashLog``.
///
/// ```swift
/// let log = try CrashLog(path: "data/sessions.sqlite")
/// ```
///
/// While a session works, a file in memory that the system shares with the disk names the session and its newest event.
/// That file outlives the process, however the process ends. It costs no system call.
///
/// What an older program did doesn't count: a new program may have mended it.
public final class CrashLog: Sendable {
  /// The number of processes that the same work can end before it isn't tried any more.
  static let limit = 2
  /// How long a crash counts.
  private static let lifetime: TimeInterval = 24 * 3600

  private let deaths: [Work: Int]
  private let running: RunningWork

  /// Opens the log, and reads what ended earlier processes.
  ///
  /// - Parameter path: the beginning of the paths of the log's files; its folder must exist. The files are
  ///   `<path>.crashes`, and `<path>.running-` and a name for each process. Several processes can use the same path.
  /// - Throws: ``CrashLogError`` if the files can't be read or made.
  public convenience init(path: String) throws(CrashLogError) {
    try self.init(path: path, program: Self.thisProgram)
  }

  /// Opens the log for a program.
  ///
  /// - Parameter program: tells this program from an older or newer one.
  init(path: String, program: String) throws(CrashLogError) {
    // Locked until the end of this function: processes that start together take turns.
    let crashes = try CrashFile(path: path + ".crashes")
    let ended = try RunningWork.ended(at: path)
    deaths = try crashes.add(
      ended.works,
      of: program,
      since: Date().addingTimeInterval(-Self.lifetime)
    )
    ended.remove()
    running = try RunningWork(path: path)
  }

  /// The name of the file of this program and the time when it was built.
  private static var thisProgram: String {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return "" }
    return "\(path)@\(date.timeIntervalSince1970)"
  }

  /// Returns whether this work has ended so many processes that it isn't tried again.
  func isDeadly(_ work: Work) -> Bool { deaths[work, default: 0] >= Self.limit }

  /// Returns the events of a session that have ended too many processes, by their numbers.
  func deadlyEvents(of session: String) -> Set<Int> {
    guard !deaths.isEmpty else { return [] }
    var events: Set<Int> = []
    for case (.event(session, let number), let count) in deaths where count >= Self.limit {
      events.insert(number)
    }
    return events
  }

  /// Names the work that begins now on this thread.
  ///
  /// - Returns: the slot, for ``end(_:)``; `nil` if there is none free. Then a crash in this work isn't known later.
  func begin(_ text: [UInt8], _ number: Int) -> Int? { running.begin(text, number) }

  /// Changes the number of the work in a slot.
  func set(_ number: Int, in slot: Int) { running.set(number, in: slot) }

  /// Says that the work in a slot has ended.
  func end(_ slot: Int) { running.end(slot) }
}

import Foundation

/// Knows which work of a session ended the process, so that the same work doesn't end the next process again and
/// again.
///
/// A trap in an app's code, for example an index out of range, ends the whole process. After a restart the browser
/// sends the same event again, because the event's changes weren't stored. With a crash log, an event, a restored page
/// or an address that has ended two processes isn't tried a third time, and a session that ended three within ten
/// minutes, whatever it did, isn't restored again. `SQLiteSessionStore` makes a log by itself. A host without a store
/// can have one, too:
///
/// ```swift
/// let log = try CrashLog(path: "data/crashes")
/// let host = WebHost([redGreen], crashLog: log)
/// ```
///
/// While a session works, a file in memory that the system shares with the disk names the session and its newest event.
/// That file outlives the process. When a thread traps, its work is marked there as the culprit. If the thread was
/// working for no session, for example for an actor of a model, each event that wasn't stored is a suspect; an event
/// that was one three times isn't tried again. A process that was stopped from outside, or for which the system had no
/// memory left, blames nobody.
///
/// The log handles the signals `SIGILL`, `SIGTRAP`, `SIGSEGV`, `SIGBUS`, `SIGFPE` and `SIGABRT`, and passes them on to
/// the handlers that were there before.
///
/// What an older program did doesn't count: a new program may have mended it. So what isn't tried any more is tried
/// again after the next build, after 24 hours, or when the file `<path>.crashes` is removed before a start.
public final class CrashLog: Sendable {
  private let deaths: Deaths
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
  /// - Parameters:
  ///   - program: tells this program from an older or newer one.
  ///   - now: the time of the deaths that are noted.
  init(path: String, program: String, at now: Date = Date()) throws(CrashLogError) {
    let crashes = try CrashFile(path: path + ".crashes")
    // The lock ends with this object.
    defer { withExtendedLifetime(crashes) {} }
    let ended = try RunningWork.ended(at: path)
    try crashes.add(ended, at: now)
    // Only what is noted is removed.
    for process in ended { unlink(process.path) }
    deaths = try crashes.deaths(of: program, at: now)
    running = try RunningWork(path: path, program: program)
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
  func isDeadly(_ work: Work) -> Bool { deaths.isDeadly(work) }

  /// Returns whether this session has ended so many processes that it isn't restored again.
  func isDeadly(session: String) -> Bool { deaths.isDeadly(session: session) }

  /// Returns the events of a session that aren't applied again, by their numbers.
  func deadlyEvents(of session: String) -> Set<Int> { deaths.deadlyEvents(of: session) }

  /// Names work that begins now.
  ///
  /// - Returns: the slot of the work; `nil` if there is none free. Then a crash in this work isn't known later.
  func begin(_ text: [UInt8], _ number: Int) -> Int? { running.begin(text, number) }

  /// Changes the number of the work in a slot.
  func set(_ number: Int, in slot: Int) { running.set(number, in: slot) }

  /// Says that the work in a slot runs on this thread from now on.
  func enter(_ slot: Int) { running.enter(slot) }

  /// Says that the work in a slot waits.
  func leave(_ slot: Int) { running.leave(slot) }

  /// Says that the work in a slot has ended.
  func end(_ slot: Int) { running.end(slot) }
}

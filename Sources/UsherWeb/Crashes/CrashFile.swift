import Foundation

/// The crashes of earlier processes, in a file: one line each, with the time, the program, and the work. The file is
/// locked as long as this object exists.
final class CrashFile {
  private let path: String
  private let handle: FileHandle
  /// The largest number of lines that are kept.
  private static let limit = 10_000

  /// Opens the file, and waits until no other process has locked it.
  ///
  /// - Throws: ``CrashLogError`` if the file can't be opened.
  init(path: String) throws(CrashLogError) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0, flock(file, LOCK_EX) == 0 else { throw CrashLogError(path: path) }
    self.path = path
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// Adds crashes, drops old ones, and returns how many there are of each work.
  ///
  /// - Parameters:
  ///   - crashes: the work of processes that have ended.
  ///   - program: only this program's crashes count; lines of other programs are dropped.
  ///   - oldest: lines of an earlier time are dropped.
  /// - Throws: ``CrashLogError`` if the file can't be read or written.
  func add(_ crashes: [Work], of program: String, since oldest: Date) throws(CrashLogError)
    -> [Work: Int]
  {
    guard let data = try? handle.readToEnd() ?? Data() else { throw CrashLogError(path: path) }
    let old = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let present = crashes.map { Line(date: Date(), program: program, work: $0) }
    let lines = (old.compactMap(Line.init) + present)
      .filter { $0.date >= oldest && $0.program == program }
      .suffix(Self.limit)
    if !(old.isEmpty && present.isEmpty) {
      let text = lines.map { "\($0.text)\n" }.joined()
      do {
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
      } catch {
        throw CrashLogError(path: path)
      }
    }
    return Dictionary(lines.map { ($0.work, 1) }, uniquingKeysWith: +)
  }

  private struct Line {
    let date: Date
    let program: String
    let work: Work

    init(date: Date, program: String, work: Work) {
      self.date = date
      self.program = program
      self.work = work
    }

    /// Reads a line; `nil` if it is damaged.
    init?(_ text: Substring) {
      let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3, let seconds = TimeInterval(parts[0]), let work = Work(line: parts[2])
      else { return nil }
      self.init(date: Date(timeIntervalSince1970: seconds), program: String(parts[1]), work: work)
    }

    var text: String { "\(date.timeIntervalSince1970)\t\(program)\t\(work.line)" }
  }
}

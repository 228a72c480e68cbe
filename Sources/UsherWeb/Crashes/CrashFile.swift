import Foundation

/// The crashes of earlier processes, in a file: one line each, with the time, the program, whether the work is the
/// culprit or one of several suspects, and the work. Its folder is locked as long as this object exists, so that
/// processes that start together take turns.
final class CrashFile {
  private let path: String
  private let folder: FileHandle
  /// The number of lines beyond which old ones are dropped.
  private static let limit = 10_000

  /// Locks the folder, and waits until no other process has locked it.
  ///
  /// - Throws: ``CrashLogError`` if the folder can't be opened.
  init(path: String) throws(CrashLogError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw CrashLogError(.unusableFile, folder, errno) }
    while flock(file, LOCK_EX) != 0 {
      let problem = errno
      if problem == EINTR { continue }
      close(file)
      throw CrashLogError(.unusableFile, folder, problem)
    }
    self.path = path
    self.folder = FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// Adds the crashes of processes that have ended.
  ///
  /// - Throws: ``CrashLogError`` if the file can't be written.
  func add(_ processes: [EndedProcess], at date: Date) throws(CrashLogError) {
    let lines = processes.flatMap { process in
      process.culprits.map { Line(date, process.program, .culprit, $0) }
        + process.suspects.map { Line(date, process.program, .suspect, $0) }
    }
    guard !lines.isEmpty else { return }
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CrashLogError(.unusableFile, path, errno) }
    defer { close(file) }
    // A line that an earlier process couldn't complete ends here.
    let bytes = Array(("\n" + lines.map { "\($0.text)\n" }.joined()).utf8)
    guard write(file, bytes, bytes.count) == bytes.count else {
      throw CrashLogError(.unusableFile, path, errno)
    }
  }

  /// Returns the deaths of a program, and drops what is too old from the file.
  ///
  /// - Throws: ``CrashLogError`` if the file can't be read or written.
  func deaths(of program: String, at now: Date) throws(CrashLogError) -> Deaths {
    guard FileManager.default.fileExists(atPath: path) else { return Deaths() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CrashLogError(.unusableFile, path, errno)
    }
    let all = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let lines = all.compactMap(Line.init)
      .filter { $0.date >= now.addingTimeInterval(-Deaths.lifetime) }
      .suffix(Self.limit)
    if lines.count < all.count {
      let text = lines.map { "\($0.text)\n" }.joined()
      // Written beside it first: the file is the old or the new one, whatever happens meanwhile.
      do { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
        throw CrashLogError(.unusableFile, path, errno)
      }
      chmod(path, 0o600)
    }
    var deaths = Deaths()
    for line in lines where line.program == program {
      deaths.add(
        line.work,
        line.role,
        isRecent: line.date >= now.addingTimeInterval(-Deaths.recent)
      )
    }
    return deaths
  }

  private struct Line {
    let date: Date
    let program: String
    let role: Deaths.Role
    let work: Work

    init(_ date: Date, _ program: String, _ role: Deaths.Role, _ work: Work) {
      self.date = date
      self.program = program
      self.role = role
      self.work = work
    }

    /// Reads a line; `nil` if it is damaged.
    init?(_ text: Substring) {
      let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 4, let seconds = TimeInterval(parts[0]),
        let role = Deaths.Role(rawValue: String(parts[2])), let work = Work(line: parts[3])
      else { return nil }
      self.init(Date(timeIntervalSince1970: seconds), String(parts[1]), role, work)
    }

    var text: String {
      "\(date.timeIntervalSince1970)\t\(program)\t\(role.rawValue)\t\(work.line)"
    }
  }
}

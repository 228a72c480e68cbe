import Foundation

/// The error when the files of a ``CrashLog`` can't be used.
///
/// ```swift
/// do {
///   log = try CrashLog(path: "data/sessions.sqlite")
/// } catch {
///   print(error)                     // which file, why, and what to do about it
/// }
/// ```
public struct CrashLogError: Error, Hashable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The text for the developer: the problem, and how to fix it.
  public let description: String

  /// Makes the error of the system call that has just failed.
  init(path: String) {
    self.path = path
    description = """
      The file \(path) can't be used: \(String(cString: strerror(errno))). \
      To fix this, choose a folder that exists and that this user can read and write.
      """
  }
}

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
  /// A kind of error. More can come with later versions.
  public struct Code: Hashable, Sendable {
    private let name: String

    /// A file or its folder can't be opened, read or written.
    public static let unusableFile = Code(name: "unusableFile")
  }

  /// The kind of error.
  public let code: Code
  /// The path of the file or folder.
  public let path: String
  /// The text for the developer: the problem, and how to fix it.
  public let description: String

  /// - Parameter problem: the number of the system's error.
  init(_ code: Code, _ path: String, _ problem: Int32) {
    self.code = code
    self.path = path
    description = """
      The file \(path) can't be used: \(String(cString: strerror(problem))). \
      To fix this, choose a folder that exists, that has space, and that this user can read and write.
      """
  }
}

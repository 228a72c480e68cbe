import Foundation

/// The reason why a folder, or a file, isn't there for this process alone.
///
/// ```swift
/// do {
///   folder = try DataFolder("data")
/// } catch where error.code == .locked {
///   print(error)                     // which process uses the folder
/// }
/// ```
public struct DataFolderError: Error, CustomStringConvertible {
  /// A kind of error. More can come with later versions.
  public struct Code: Hashable, Sendable {
    private enum Kind: String { case unavailable, full, readOnly, locked, location }

    private let kind: Kind

    /// The file system can't tell why it fails.
    public static let unavailable = Code(kind: .unavailable)
    /// There is no space left.
    public static let full = Code(kind: .full)
    /// The folder can be read and not written.
    public static let readOnly = Code(kind: .readOnly)
    /// Another process uses it.
    public static let locked = Code(kind: .locked)
    /// There can't be a folder or a file at this path: a folder is missing, or a folder and a file have changed places.
    public static let location = Code(kind: .location)

    /// The name of the code, for logs: for example `readOnly`.
    public var name: String { kind.rawValue }
  }

  /// The kind of error, for code that handles the cases differently.
  public let code: Code
  /// The path of the folder or file.
  public let path: String
  /// More about the cause, as a sentence without a full stop: for `locked` the process that has it, for `location` and
  /// `unavailable` what is wrong; `nil` if it isn't known.
  public let detail: String?
  /// The error that the file system threw; `nil` if none was thrown.
  public let underlying: (any Error)?

  init(_ code: Code, _ path: String, _ detail: String? = nil, underlying: (any Error)? = nil) {
    (self.code, self.path, self.detail, self.underlying) = (code, path, detail, underlying)
  }

  /// Makes the error of a file that can't be opened for writing.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - problem: the number of the system's error.
  public init(opening path: String, _ problem: Int32) {
    switch problem {
    case ENOENT, ENOTDIR:
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      let reason =
        problem == ENOENT
        ? "The folder \(folder) doesn’t exist" : "\(folder) is a file and not a folder"
      self.init(.location, path, reason)
    case EISDIR: self.init(.location, path, "\(path) is a folder and not a file")
    case EACCES, EPERM, EROFS: self.init(.readOnly, path)
    case ENOSPC, EDQUOT: self.init(.full, path)
    default: self.init(.unavailable, path, String(cString: strerror(problem)))
    }
  }

  /// The text for the developer: what happened, where, and how to fix it.
  public var description: String {
    switch code {
    case .full: "There is no space left for \(path). To fix this, free some on its disk."
    case .readOnly:
      """
      \(path) can't be written. To fix this, let the file and its folder belong to the user of this process, and make \
      sure that their disk isn't mounted read-only.
      """
    case .locked:
      """
      \(path) is in use by \(detail ?? "another process"). To fix this, stop that process, or give this one another \
      file or folder.
      """
    case .location:
      "\(detail ?? path). To fix this, name a folder that exists, or one that can be made."
    default:
      "\(path) can't be used: \(detail ?? "the reason isn't known"). To fix this, look after its disk."
    }
  }
}

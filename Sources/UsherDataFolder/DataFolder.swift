import Foundation

/// A folder for what a program stores, for one process at a time.
///
/// Take it before anything in it is opened, and keep it as long as the program runs:
///
/// ```swift
/// let data = try DataFolder("data")
/// // Without this, the folder would be free again after its last use.
/// defer { withExtendedLifetime(data) {} }
/// let library = try Library(file: "\(data.path)/books.json")
/// ```
public final class DataFolder: Sendable {
  /// The path of the folder.
  public let path: String
  private let lock: ProcessLock

  /// Locks a folder, and makes it if there is none. Only the user of this process can read a new folder; the permissions
  /// of one that exists stay.
  ///
  /// - Throws: ``DataFolderError``: `locked` if another process uses the folder, `location` if there is a file at its
  ///   path or on the way, `readOnly` or `full` if nothing can be written there.
  public init(_ path: String) throws(DataFolderError) {
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      do {
        try FileManager.default.createDirectory(
          atPath: path,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
      } catch {
        throw Self.making(path, error)
      }
    } else if !isFolder.boolValue {
      throw DataFolderError(.location, path, "\(path) is a file and not a folder")
    }
    self.path = path
    lock = try ProcessLock(path: "\(path)/usher.lock", of: path)
  }

  private static func making(_ path: String, _ error: any Error) -> DataFolderError {
    // Something on the way may be a file.
    var parent = URL(fileURLWithPath: path)
    while parent.path != "/" {
      parent.deleteLastPathComponent()
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: parent.path, isDirectory: &isFolder) else {
        continue
      }
      if !isFolder.boolValue {
        return DataFolderError(.location, path, "\(parent.path) is a file and not a folder")
      }
      break
    }
    switch (error as? CocoaError)?.code {
    case .fileWriteVolumeReadOnly?, .fileWriteNoPermission?:
      return DataFolderError(.readOnly, path, underlying: error)
    case .fileWriteOutOfSpace?: return DataFolderError(.full, path, underlying: error)
    default: return DataFolderError(.unavailable, path, "\(error)", underlying: error)
    }
  }
}

public import Foundation

/// The location and description of a stored file, for sending the file to its owner.
public struct FileContents: Sendable {
  public let name: String
  /// The size in bytes.
  public let size: Int64
  public let location: URL
}

public import Foundation

/// A stored file, to be sent to the user whose file it is.
public struct FileContents: Sendable {
  public let name: String
  /// In bytes.
  public let size: Int64
  public let location: URL
}

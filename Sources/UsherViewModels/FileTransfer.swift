/// A file of ``FileTransfers``: its name and size, and how far it is.
public struct FileTransfer: Identifiable, Equatable, Sendable {
  /// How far a file is.
  public enum State: Equatable, Sendable {
    /// Other files are transferred before it.
    case waiting
    /// The part of the content that has arrived, from 0 to 1.
    case running(Double)
    /// The reason why it failed, for the person to read.
    case failed(String)
  }

  /// The identity within its ``FileTransfers``.
  public let id: Int
  /// The file's name, without folders.
  public let name: String
  /// The size in bytes.
  public let size: Int64
  /// The type of the content, for example `image/jpeg`, as the host says.
  public let contentType: String
  /// The number by which the person's device knows the file; see ``IncomingFile/number``.
  public let number: Int?
  /// How far the file is.
  public internal(set) var state = State.waiting

  init(_ file: IncomingFile, id: Int) {
    self.id = id
    name = file.name
    size = file.size
    contentType = file.contentType
    number = file.number
  }

  /// Whether the type says that the file is a picture.
  public var isPicture: Bool { contentType.hasPrefix("image/") }
}

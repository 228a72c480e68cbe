/// The error of an ``IncomingFile`` whose content can't be read.
///
/// ```swift
/// do {
///   for try await chunk in file.chunks { try await store.append(chunk) }
/// } catch {
///   message = error.userMessage
/// }
/// ```
public struct IncomingFileError: UserFacingError, Hashable, CustomStringConvertible {
  /// The kind of an ``IncomingFileError``.
  public struct Code: Hashable, Sendable {
    private enum Kind { case cutOff, sizeMismatch, alreadyRead, unavailable }

    private let kind: Kind

    /// The content ended before all bytes had arrived.
    public static let cutOff = Code(kind: .cutOff)
    /// The content is longer than ``IncomingFile/size``, or the file has another size than when it was chosen.
    public static let sizeMismatch = Code(kind: .sizeMismatch)
    /// The chunks were read a second time.
    public static let alreadyRead = Code(kind: .alreadyRead)
    /// Reading the file couldn't begin.
    public static let unavailable = Code(kind: .unavailable)
  }

  /// The kind of this error.
  public let code: Code
  /// The message for the person.
  public let userMessage: String
  /// The message for developers: what happened, and how to fix it.
  public let description: String

  /// The content ended before all bytes had arrived: a connection broke, or the page was closed.
  public static let cutOff = IncomingFileError(
    code: .cutOff,
    userMessage: "The file didn’t arrive completely. Please try again.",
    description: "The file ended before all of its bytes had arrived."
  )

  /// The content has another size than the host said when the file was chosen.
  public static let sizeMismatch = IncomingFileError(
    code: .sizeMismatch,
    userMessage: "The file has changed since it was chosen. Please choose it again.",
    description: "The file doesn't have the size that the host reported when it was chosen."
  )

  /// The chunks were read a second time, but a file can be read only once.
  public static let alreadyRead = IncomingFileError(
    code: .alreadyRead,
    userMessage: "The file can’t be read a second time. Please choose it again.",
    description: """
      The chunks of a file were read a second time. To fix this, read them once and keep the bytes \
      that are needed.
      """
  )

  /// Reading the file couldn't begin: the person's device can't read it, or the device isn't connected any more.
  public static let unavailable = IncomingFileError(
    code: .unavailable,
    userMessage: "The file couldn’t be read. Please choose it again.",
    description: "The file was requested, but nothing arrived."
  )
}

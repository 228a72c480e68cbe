/// Why the content of an ``IncomingFile`` isn't to be had.
public struct IncomingFileError: UserFacingError, Hashable, CustomStringConvertible {
  /// What went wrong with a file.
  public struct Code: Hashable, Sendable {
    private enum Kind { case cutOff, sizeMismatch, alreadyRead, unavailable }

    private let kind: Kind

    /// It ended before all of it had come.
    public static let cutOff = Code(kind: .cutOff)
    /// There is more or less of it than was said when it was chosen.
    public static let sizeMismatch = Code(kind: .sizeMismatch)
    /// Its chunks were gone through before.
    public static let alreadyRead = Code(kind: .alreadyRead)
    /// It couldn't be begun: the person's device can't read it, or is gone.
    public static let unavailable = Code(kind: .unavailable)
  }

  /// What went wrong.
  public let code: Code
  /// What to tell the person.
  public let userMessage: String
  /// What happened, and what to do about it.
  public let description: String

  /// It ended before all of it had come: a connection broke, or the page was closed.
  public static let cutOff = IncomingFileError(
    code: .cutOff,
    userMessage: "The file didn’t arrive completely. Please try again.",
    description: "The file ended before all of it had come."
  )

  /// There is more or less of it than was said when it was chosen.
  public static let sizeMismatch = IncomingFileError(
    code: .sizeMismatch,
    userMessage: "The file has changed since it was chosen. Please choose it again.",
    description: "The file doesn't have the size that was said when it was chosen."
  )

  /// Its chunks were gone through before.
  public static let alreadyRead = IncomingFileError(
    code: .alreadyRead,
    userMessage: "The file can’t be read a second time. Please choose it again.",
    description: """
      The chunks of a file were gone through a second time. To fix this, go through them once and \
      keep what is needed of them.
      """
  )

  /// It couldn't be begun: the person's device can't read it, or is gone.
  public static let unavailable = IncomingFileError(
    code: .unavailable,
    userMessage: "The file couldn’t be read. Please choose it again.",
    description: "The file was asked for, and nothing of it came."
  )
}

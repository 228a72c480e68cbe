public import Usher

/// A file of the person's that can't be read or saved. The message is in the person's language.
public struct DiskFileError: UserFacingError, Equatable {
  /// What is wrong.
  public enum Reason: String, Sendable, CaseIterable {
    /// The file can't be read, or it is none: a pipe, a device, or a folder.
    case unreadable
    /// The file is in a place that has no path, such as a server that isn't mounted.
    case elsewhere
    /// There is no room.
    case diskFull
    /// The person may not write there.
    case notAllowed
    /// The file couldn't be saved for another reason.
    case unsaved
  }

  /// What is wrong.
  public let reason: Reason
  /// The message for the person.
  public let userMessage: String

  init(_ reason: Reason, _ name: String, _ words: WindowWords) {
    self.reason = reason
    userMessage =
      switch reason {
      case .unreadable: words.text(.fileUnreadable, name)
      case .elsewhere: words.text(.fileElsewhere, name)
      case .diskFull: words[.diskFull]
      case .notAllowed: words.text(.fileNotAllowed, name)
      case .unsaved: words.text(.fileNotSaved, name)
      }
  }
}

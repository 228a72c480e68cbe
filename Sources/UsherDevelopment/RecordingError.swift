/// A text that is no ``Recording``.
public struct RecordingError: Error, CustomStringConvertible {
  /// The error of who couldn't read it.
  public let underlying: any Error
  /// What is wrong, and what to do about it.
  public var description: String {
    """
    The recording can't be read: \(underlying). To fix this, record it anew by a `Timeline`; a recording is read by the \
    version of Usher that has written it.
    """
  }
}

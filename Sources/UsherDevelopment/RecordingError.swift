/// The error when a text can't be read as a ``Recording``.
public struct RecordingError: Error, CustomStringConvertible {
  /// The error of the JSON decoder.
  public let underlying: any Error
  /// The problem, and a way to fix it: a text for the developer.
  public var description: String {
    """
    The recording can't be read: \(underlying). To fix this, record it again with a `Timeline`; only the version of \
    Usher that wrote a recording can read it.
    """
  }
}

#if Hummingbird
/// Why a server couldn't start.
public struct ServerError: Error, Hashable, CustomStringConvertible {
  /// What kind of error it is.
  public enum Code: Hashable, Sendable {
    /// Another program listens on the port.
    case portInUse
    /// The data folder, or the key in it, can't be read or written.
    case dataDirectory
  }

  /// What kind of error it is.
  public let code: Code
  /// What happened, and what to do about it.
  public let description: String

  static func portInUse(_ port: Int) -> ServerError {
    ServerError(
      code: .portInUse,
      description: """
        Port \(port) is in use by another program. \
        To fix this, stop that program or choose another port.
        """
    )
  }

  static func dataDirectory(_ path: String, _ reason: String) -> ServerError {
    ServerError(
      code: .dataDirectory,
      description: """
        The file \(path) can't be used: \(reason). \
        To fix this, choose a data folder that this user can read and write.
        """
    )
  }
}
#endif

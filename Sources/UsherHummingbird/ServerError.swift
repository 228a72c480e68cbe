#if Hummingbird
/// The reason why a server couldn't start.
///
/// ```swift
/// do {
///   try await UsherServer(host).run()
/// } catch let error as ServerError where error.code == .portInUse {
///   print(error)
/// }
/// ```
public struct ServerError: Error, Hashable, CustomStringConvertible {
  /// The kind of a reason why a server can't start.
  public struct Code: Hashable, Sendable {
    private enum Kind {
      case certificate, portInUse, dataDirectory, trustedProxy, metricsToken, inspectorToken
    }

    private let kind: Kind

    /// The files of ``ServerConfiguration/certificate`` can't be used, or the package trait `TLS` is missing.
    public static let certificate = Code(kind: .certificate)
    /// Another program listens on the port.
    public static let portInUse = Code(kind: .portInUse)
    /// The data folder, or the key in it, can't be read or written.
    public static let dataDirectory = Code(kind: .dataDirectory)
    /// A text in ``ServerConfiguration/trustedProxies`` is neither an address nor a network.
    public static let trustedProxy = Code(kind: .trustedProxy)
    /// The ``ServerConfiguration/metricsToken`` is too short.
    public static let metricsToken = Code(kind: .metricsToken)
    /// The ``ServerConfiguration/inspectorToken`` is too short.
    public static let inspectorToken = Code(kind: .inspectorToken)
  }

  /// The kind of this error.
  public let code: Code
  /// The text for the developer: the problem, and how to fix it.
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

  static func certificate(_ files: TLSFiles, _ reason: String) -> ServerError {
    ServerError(
      code: .certificate,
      description: """
        The certificate \(files.certificate) and the key \(files.key) can't be used: \(reason). \
        To fix this, put a certificate and its key, as PEM, into these files, which this user can read.
        """
    )
  }

  static let certificateWithoutKey = ServerError(
    code: .certificate,
    description: """
      Of the certificate and its key only one file is named. To fix this, set both \
      ServerConfiguration.certificate and ServerConfiguration.certificateKey.
      """
  )

  static let missingTLS = ServerError(
    code: .certificate,
    description: """
      This program can't speak HTTPS itself. To fix this, build it with the package trait: \
      .package(…, traits: ["Hummingbird", "TLS"]), or let a proxy speak HTTPS.
      """
  )

  static func trustedProxy(_ text: String) -> ServerError {
    ServerError(
      code: .trustedProxy,
      description: """
        “\(text)” in ServerConfiguration.trustedProxies is neither an IP address nor a network. \
        To fix this, write it as 192.0.2.1, 10.0.0.0/8 or 2001:db8::/32.
        """
    )
  }

  static let metricsToken = ServerError(
    code: .metricsToken,
    description: shortToken("metricsToken")
  )

  static let inspectorToken = ServerError(
    code: .inspectorToken,
    description: shortToken("inspectorToken")
  )

  private static func shortToken(_ name: String) -> String {
    """
    ServerConfiguration.\(name) has less than 16 characters, and can be guessed. To fix this, take 32 random \
    ones, for example by `openssl rand -hex 16`.
    """
  }

  static func cookieKeys(_ path: String, _ reason: String) -> ServerError {
    ServerError(
      code: .dataDirectory,
      description: """
        The file \(path) can't be used: \(reason). To fix this, restore it, or remove it: then all visitors are new.
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

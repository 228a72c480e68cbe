#if Hummingbird
public import Logging
import NIOCore

/// The configuration of a ``UsherServer``: where it listens and how it runs.
///
/// ```swift
/// let configuration = ServerConfiguration(
///   hostname: "0.0.0.0",
///   dataDirectory: "data",
///   origins: ["https://example.com"]
/// )
/// try await UsherServer(WebHost([redGreen]), configuration: configuration).run()
/// ```
public struct ServerConfiguration: Sendable {
  /// The host name or address to listen on: `127.0.0.1` for this machine only, `0.0.0.0` for all its
  /// networks.
  public var hostname: String
  /// The port; 0 for any free port.
  public var port: Int
  /// The number of threads, each with its own sessions; by default one for each core.
  public var threads: Int
  /// The folder with the key of the visitors' cookies; it is made if it doesn't exist. Without a folder,
  /// all visitors are new after each restart.
  public var dataDirectory: String?
  /// The site's origins, for example `https://example.com`, if browsers reach it otherwise than by
  /// ``hostname``: through a proxy, or by a name of this machine in its network. Absolute URLs, for example
  /// of the picture that other sites show beside a link, begin with the origin of the request, or else with
  /// the first origin here.
  ///
  /// A server for this machine only answers to `localhost`, IP addresses and these origins, since any site
  /// could let its name lead here. A server for networks answers to any name; but by an unknown name, no
  /// page can change anything through a ``ServerRoute``.
  public var origins: [String]
  /// The lowest level of messages that are logged on standard error.
  public var logLevel: Logger.Level

  /// Creates a configuration. The default serves this machine only, on port 8080, with all cores.
  public init(
    hostname: String = "127.0.0.1",
    port: Int = 8080,
    threads: Int? = nil,
    dataDirectory: String? = nil,
    origins: [String] = [],
    logLevel: Logger.Level = .warning
  ) {
    self.hostname = hostname
    self.port = port
    self.threads = max(1, threads ?? System.coreCount)
    self.dataDirectory = dataDirectory
    self.origins = origins
    self.logLevel = logLevel
  }

  /// Returns the URL for a person to open.
  func address(port: Int) -> String {
    let isLocal = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].contains(hostname)
    let host = isLocal ? "localhost" : hostname.contains(":") ? "[\(hostname)]" : hostname
    return "http://\(host):\(port)"
  }
}
#endif

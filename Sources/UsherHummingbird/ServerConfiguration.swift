#if Hummingbird
public import Logging
import NIOCore

/// Where and how a ``UsherServer`` serves.
public struct ServerConfiguration: Sendable {
  /// What to listen on: `127.0.0.1` for this machine only, `0.0.0.0` for all its networks.
  public var hostname: String
  /// The port; 0 for any that is free.
  public var port: Int
  /// How many threads, each with sessions of its own; one for each core by default.
  public var threads: Int
  /// Where the key of the visitors' cookies is kept, so that they are known again after a restart;
  /// without it they are new each time.
  public var dataDirectory: String?
  /// Where the site is served, as `https://example.com`, if not by the name of ``hostname``: by a proxy
  /// in front, or by a name of this machine in its network. Addresses for elsewhere, as of the picture that
  /// shows beside a link, begin with the one that was asked, or else with the first.
  ///
  /// A server of this machine only answers to no other name but `localhost` and addresses, since any
  /// page could have its name lead there; one of networks does, but lets no page change anything by
  /// a ``ServerRoute`` then.
  public var origins: [String]
  /// What is logged on standard error.
  public var logLevel: Logger.Level

  /// A configuration; the default serves this machine on port 8080, on all cores.
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

  /// The address to give to a person.
  func address(port: Int) -> String {
    let isLocal = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].contains(hostname)
    let host = isLocal ? "localhost" : hostname.contains(":") ? "[\(hostname)]" : hostname
    return "http://\(host):\(port)"
  }
}
#endif

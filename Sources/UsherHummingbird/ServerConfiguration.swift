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
  /// The port to listen on; 0 for any free port.
  public var port: Int
  /// The number of threads that read and write connections; by default one for each core. Apps run on other threads, see
  /// `SessionLimits.threads`.
  public var threads: Int
  /// The folder for the keys that sign the visitors' cookies, in the file `cookie.keys`. The folder is made if it doesn't
  /// exist. If it is `nil`, all visitors are new after each restart.
  public var dataDirectory: String?
  /// The site's origins, for example `https://example.com`. Set them if browsers reach the site by another name than
  /// ``hostname``: through a proxy, or by a name of this machine in its network. Absolute URLs, for example of the
  /// image that other sites show beside a link, begin with the origin here that has the host name of the request, or
  /// else with the first origin here. If this array is empty, they begin with the origin of the request.
  ///
  /// If ``hostname`` is of this machine only, the server answers only requests whose host name is `localhost`, an IP
  /// address, or the name in one of these origins, because any site could let its own name lead to this machine. If the
  /// server listens on a network, it answers requests with any host name; but if the server doesn't know the name, no
  /// page can change anything through a ``ServerRoute``.
  public var origins: [String]
  /// The lowest level of the messages that are logged on standard error; less important messages aren't logged.
  public var logLevel: Logger.Level
  /// The limits that keep a flood from filling the memory, and slow connections from holding the server.
  public var limits: ServerLimits
  /// The proxies whose word is taken for the address of a browser and for its use of HTTPS: IP addresses and networks
  /// (`10.0.0.0/8`), by default this machine.
  ///
  /// If a connection comes from one of them, the server takes the address from the header field `Forwarded` or
  /// `X-Forwarded-For`, and reads the field from its end: the last address that isn't of a trusted proxy counts. It
  /// takes the scheme from `X-Forwarded-Proto`, or else from `Forwarded`. A proxy has to add to these fields, or to set
  /// them, in each request: `proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;` in nginx. If it passes on
  /// a field that the browser has sent, a browser can choose its own address, and so get around the limits that
  /// `SessionLimits` has for an address. With the default, any program on this machine can do so too.
  ///
  /// For all other connections, these header fields are ignored.
  public var trustedProxies: [String]
  /// The path under which a proxy serves the site, for example `/apps`; empty, as by default, for the root.
  ///
  /// All links, files, sockets, uploads and cookies are then below this path. The proxy can pass the paths of requests on
  /// as they are, or without the prefix; in the second case no app may have the prefix as its path. A ``ServerRoute`` gets
  /// its requests without the prefix.
  public var prefix: String
  /// The token for reading the metrics at `/metrics`, which a program sends as `Authorization: Bearer …`: at least 16
  /// characters. If it is `nil`, as by default, only programs of this machine can read them, and only directly: not by a
  /// proxy that sends `Forwarded` or one of the `X-Forwarded` fields.
  public var metricsToken: String?
  /// The token for seeing the inspector of a host at `/_usher`: at least 16 characters. If it is `nil`, as by default, in a
  /// debug build only browsers of this machine can see it, and only directly: not by a proxy that sends `Forwarded` or one
  /// of the `X-Forwarded` fields. In a release build nobody can, as if there were none.
  ///
  /// A browser that opens `/_usher?token=…` once gets a cookie, which ends with the browser, or when the token is changed. A
  /// program can send `Authorization: Bearer …`.
  public var inspectorToken: String?
  /// The time from SIGTERM or SIGINT, or from the cancellation of the task, until ``UsherServer/run()`` returns, 10
  /// seconds by default. What still runs then, for example a handler that hangs, is told to the log and left behind.
  public var stopTime: Duration

  /// The path of a file with the certificate by which the server itself speaks HTTPS, in the format PEM, followed by those
  /// that lead from it to a root; `nil`, as by default, if it speaks HTTP, for example to a proxy on the same machine.
  /// It needs the package trait `TLS`.
  ///
  /// ```swift
  /// configuration.certificate = "/etc/letsencrypt/live/example.com/fullchain.pem"
  /// configuration.certificateKey = "/etc/letsencrypt/live/example.com/privkey.pem"
  /// ```
  ///
  /// The server looks at this file and that of the key every 10 seconds. When they have changed, new connections get the
  /// new certificate, and those that are open stay. If the new files can't be used, the log says so, and the server goes on
  /// with the old ones.
  public var certificate: String?
  /// The path of the file with the private key of the ``certificate``, in the format PEM, which isn't encrypted.
  public var certificateKey: String?
  /// The time that a browser remembers to reach the site's host by HTTPS only, after an answer that it got by HTTPS: from the
  /// server itself, or from a trusted proxy that says so. It is the header field `Strict-Transport-Security`, 30 days by
  /// default; zero to send none.
  ///
  /// It holds for all ports of the host, but for no other host. So the field isn't sent under a ``prefix``, where the host
  /// has other sites too, nor for `localhost`. A site that goes back to HTTP has to send `max-age=0` for as long as
  /// browsers remember this: by a proxy, or in the answers of its own routes.
  public var strictTransport: Duration

  /// Creates a configuration. The default serves this machine only, on port 8080, with all cores.
  public init(
    hostname: String = "127.0.0.1",
    port: Int = 8080,
    threads: Int? = nil,
    dataDirectory: String? = nil,
    origins: [String] = [],
    logLevel: Logger.Level = .warning,
    limits: ServerLimits = ServerLimits(),
    trustedProxies: [String] = ["127.0.0.0/8", "::1"],
    prefix: String = "",
    metricsToken: String? = nil,
    inspectorToken: String? = nil,
    stopTime: Duration = .seconds(10),
    certificate: String? = nil,
    certificateKey: String? = nil,
    strictTransport: Duration = .seconds(30 * 86_400)
  ) {
    self.hostname = hostname
    self.port = port
    self.threads = max(1, threads ?? System.coreCount)
    self.dataDirectory = dataDirectory
    self.origins = origins
    self.logLevel = logLevel
    self.limits = limits
    self.trustedProxies = trustedProxies
    self.prefix = prefix
    self.metricsToken = metricsToken
    self.inspectorToken = inspectorToken
    self.stopTime = stopTime
    self.certificate = certificate
    self.certificateKey = certificateKey
    self.strictTransport = strictTransport
  }

  /// Returns the URL for a person to open.
  func address(port: Int) -> String {
    let isLocal = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].contains(hostname)
    let host = isLocal ? "localhost" : hostname.contains(":") ? "[\(hostname)]" : hostname
    return "\(usesTLS ? "https" : "http")://\(host):\(port)"
  }

  /// Whether browsers reach the server itself by HTTPS.
  var usesTLS: Bool { certificate != nil }
}
#endif

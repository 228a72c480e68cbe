#if Hummingbird
import Logging
import UsherWeb

extension HostOption {
  /// The options of ``ServerConfiguration``, except its limits.
  static var server: [HostOption] {
    [
      .text(
        "server.hostname",
        \.server.hostname,
        "The name or address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all its networks."
      ),
      .number(
        "server.port",
        \.server.port,
        in: 0...65_535,
        "The port to listen on, up to 65535; 0 for any free port."
      ),
      .number(
        "server.threads",
        \.server.threads,
        default: "one for each core",
        in: 1...10_000,
        "The threads that read and write connections."
      ),
      .optional(
        "server.dataDirectory",
        \.server.dataDirectory,
        "The folder for the key of the visitors' cookies. Without it, all visitors are new after each restart."
      ),
      .list(
        "server.origins",
        \.server.origins,
        "The site's origins, for example https://example.com, if browsers reach it by another name."
      ),
      .list(
        "server.trustedProxies",
        \.server.trustedProxies,
        "The addresses and networks of proxies that are believed when they give a browser's address."
      ),
      .text(
        "server.prefix",
        \.server.prefix,
        "The path under which a proxy serves the site, for example /apps."
      ),
      .optional(
        "server.certificate",
        \.server.certificate,
        "The file with a certificate, as PEM, by which the server itself speaks HTTPS. Needs the package trait TLS."
      ),
      .optional(
        "server.certificateKey",
        \.server.certificateKey,
        "The file with the private key of the certificate, as PEM."
      ),
      .seconds(
        "server.strictTransport",
        \.server.strictTransport,
        """
        The time that a browser which has reached the site by HTTPS reaches its host by nothing else \
        (Strict-Transport-Security); 0 to not say so. Not said under a prefix, nor for localhost.
        """
      ),
      logLevel,
      .optional(
        "server.metricsToken",
        \.server.metricsToken,
        "The token for reading /metrics, at least 16 characters. Without it, only this machine can."
      ),
      .optional(
        "server.inspectorToken",
        \.server.inspectorToken,
        "The token for seeing the inspector at /_usher, at least 16 characters. Without it, this machine can in debug builds."
      ),
      .seconds(
        "server.stopTime",
        \.server.stopTime,
        "The time for the end of the server. What still runs then is left behind."
      ),
    ]
  }

  private static var logLevel: HostOption {
    let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
    return HostOption(
      name: "server.logLevel",
      kind: .text,
      defaultText: HostSettings().server.logLevel.rawValue,
      help: "The lowest level that is logged: \(levels)."
    ) {
      guard case .text(let text) = $0, let level = Logger.Level(rawValue: text) else {
        return false
      }
      $1.server.logLevel = level
      return true
    }
  }
}
#endif

#if Hummingbird
/// The files with a server's certificate and its key, in the format PEM, as Let's Encrypt's programs write them.
///
/// ```swift
/// configuration.tls = TLSFiles(
///   certificate: "/etc/letsencrypt/live/example.com/fullchain.pem",
///   key: "/etc/letsencrypt/live/example.com/privkey.pem"
/// )
/// ```
///
/// The server looks at the files every 10 seconds. When they have changed, new connections get the new certificate, and
/// those that are open stay. If the new files can't be used, the log says so, and the server goes on with the old ones.
public struct TLSFiles: Hashable, Sendable {
  /// The path of the file with the certificate, followed by those that lead from it to a root.
  public var certificate: String
  /// The path of the file with the private key, which isn't encrypted.
  public var key: String

  /// Names the files.
  public init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }
}
#endif

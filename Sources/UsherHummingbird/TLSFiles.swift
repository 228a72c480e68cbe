#if Hummingbird
/// The files of the certificate by which a server speaks HTTPS.
struct TLSFiles: Hashable, Sendable {
  let certificate: String
  let key: String

  /// Returns `nil` if the server speaks HTTP.
  ///
  /// - Throws: ``ServerError`` if only one of the files is named, or the package trait is missing.
  init?(_ configuration: ServerConfiguration) throws(ServerError) {
    guard configuration.certificate != nil || configuration.certificateKey != nil else {
      return nil
    }
    guard let certificate = configuration.certificate, let key = configuration.certificateKey else {
      throw .certificateWithoutKey
    }
    #if TLS
    self.certificate = certificate
    self.key = key
    #else
    throw .missingTLS
    #endif
  }
}
#endif

#if Hummingbird && TLS
import Foundation
import Logging
import NIOCore
import NIOSSL
import ServiceLifecycle
import Synchronization

/// The certificate of a server, which is read again when its files have changed.
final class TLSCertificates: Service {
  /// The time between two looks at the files.
  private static let pause = Duration.seconds(10)

  private let files: TLSFiles
  /// What was in the files before they were read.
  private let first: [Data?]
  private let current: Mutex<NIOSSLContext>
  private let logger: Logger

  /// - Throws: ``ServerError`` if the files can't be used.
  init(_ files: TLSFiles, _ logger: Logger) throws(ServerError) {
    self.files = files
    first = Self.content(of: files)
    self.logger = logger
    do { current = Mutex(try Self.context(of: files)) } catch {
      throw .certificate(files, "\(error)")
    }
  }

  /// Makes a new connection one that uses TLS, with the newest certificate. Call it on the connection's event loop.
  var secure: @Sendable (any Channel) throws -> Void {
    { [self] channel in
      let handler = NIOSSLServerHandler(context: current.withLock { $0 })
      try channel.pipeline.syncOperations.addHandler(handler)
    }
  }

  /// Looks at the files until the server stops.
  func run() async throws {
    await cancelWhenGracefulShutdown { [self] in
      var known = first
      while (try? await Task.sleep(for: Self.pause)) != nil {
        let content = Self.content(of: files)
        guard content != known else { continue }
        known = content
        reload()
      }
    }
  }

  private func reload() {
    do {
      let context = try Self.context(of: files)
      current.withLock { $0 = context }
      logger.notice("The certificate has changed. New connections get the new one.")
    } catch {
      logger.error(
        """
        The certificate or its key has changed, but can't be used: \(error). The server goes on with the old one. To fix \
        this, put a certificate and its key, as PEM, into \(files.certificate) and \(files.key).
        """
      )
    }
  }

  private static func content(of files: TLSFiles) -> [Data?] {
    [files.certificate, files.key].map { FileManager.default.contents(atPath: $0) }
  }

  private static func context(of files: TLSFiles) throws -> NIOSSLContext {
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: try NIOSSLCertificate.fromPEMFile(files.certificate)
        .map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(file: files.key, format: .pem))
    )
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    return try NIOSSLContext(configuration: configuration)
  }
}
#endif

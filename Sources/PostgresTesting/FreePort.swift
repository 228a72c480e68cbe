import Foundation

/// Finds a port that nobody listens on.
enum FreePort {
  /// The candidates are below the ports that systems give to outgoing connections: such a
  /// connection could take the port while a server restarts.
  private static let candidates: Range<UInt16> = 16_384..<32_768

  static func find() throws -> Int {
    for port in candidates.shuffled().prefix(100) where isFree(port) { return Int(port) }
    throw PostgresCluster.Failure("No port is free between 16384 and 32768.")
  }

  private static func isFree(_ port: UInt16) -> Bool {
    #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    } == 0
  }
}

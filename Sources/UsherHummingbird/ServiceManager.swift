#if Hummingbird
import Foundation

/// The program that has started this process and wants to be told how it is: systemd, or another one that speaks the
/// protocol of `sd_notify(3)`, datagrams to a socket in the file system.
struct ServiceManager: Sendable {
  /// The socket's path; an `@` at its beginning stands for the zero of Linux' abstract names.
  private let path: String
  /// The time within which the manager wants a sign of life, again and again; `nil` if it wants none.
  let watchdog: Duration?

  /// - Parameters:
  ///   - environment: the variables of the process: `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID`.
  /// - Returns: `nil` if nobody wants to be told.
  init?(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    process: Int32 = ProcessInfo.processInfo.processIdentifier
  ) {
    guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@")
    else { return nil }
    self.path = path
    // A program that started this one may have been meant.
    let isMeant = environment["WATCHDOG_PID"].map { $0 == "\(process)" } ?? true
    let time = environment["WATCHDOG_USEC"].flatMap { Int64($0) } ?? 0
    watchdog = isMeant && time > 0 ? .microseconds(time) : nil
  }

  /// Tells that requests are answered from now on.
  func tellReady() { tell("READY=1") }

  /// Tells that the process isn't stuck.
  func tellAlive() { tell("WATCHDOG=1") }

  /// Tells that the process is about to end.
  func tellStopping() { tell("STOPPING=1") }

  /// Sends a message. If the manager doesn't take it, nothing happens: there is nobody else to tell.
  private func tell(_ message: String) {
    #if canImport(Glibc)
    let kind = Int32(SOCK_DGRAM.rawValue)
    #else
    let kind = SOCK_DGRAM
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = path.hasPrefix("@") ? [0] + path.utf8.dropFirst() : Array(path.utf8)
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let descriptor = socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { return }
    // A program that is started meanwhile doesn't get it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    defer { close(descriptor) }
    // An abstract name has no zero at its end.
    let head = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    let size = socklen_t(head + name.count + (path.hasPrefix("@") ? 0 : 1))
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = sendto(
          descriptor,
          message,
          message.utf8.count,
          Int32(MSG_DONTWAIT),
          address,
          size
        )
      }
    }
  }
}
#endif

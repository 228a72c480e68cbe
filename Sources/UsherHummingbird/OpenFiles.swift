#if Hummingbird
import Foundation

/// The files that the system lets this process have open at once. Each connection is one of them.
struct OpenFiles: Equatable {
  /// How many can be open in all.
  let limit: Int
  /// How many were open when the server began: the store's, the program's own.
  let others: Int

  /// Raises what the system allows to what it would allow if asked, as programs without `select` can do safely.
  ///
  /// - Returns: what is allowed now; `nil` if the system sets no limit, or doesn't tell.
  static func raised() -> OpenFiles? {
    var present = rlimit()
    guard getrlimit(resource, &present) == 0 else { return nil }
    if present.rlim_cur < present.rlim_max {
      var raised = present
      raised.rlim_cur = present.rlim_max
      // If it isn't allowed, the former limit holds on.
      if setrlimit(resource, &raised) == 0 { present = raised }
    }
    guard let limit = Int(exactly: present.rlim_cur) else { return nil }
    let open = try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
    return OpenFiles(limit: limit, others: open?.count ?? 0)
  }

  /// How many connections can be open. Some files more are left to the rest of the program, for example for what people
  /// upload: if the system itself had to refuse a connection, nobody would be told.
  var connections: Int { max(1, limit - others - max(64, limit / 20)) }

  #if canImport(Glibc)
  private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
  private static let resource = RLIMIT_NOFILE
  #endif
}
#endif

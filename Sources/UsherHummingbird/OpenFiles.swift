#if Hummingbird
import Foundation

/// The files that the system lets this process have open at once. Each connection is one of them.
struct OpenFiles: Equatable {
  /// How many can be open in all.
  let limit: Int
  /// How many were open when the server began: the store's, the program's own.
  let others: Int

  /// Raises what the system allows to what so many connections need, as far as the system would allow it.
  ///
  /// - Returns: what is allowed now; `nil` if the system sets no limit, or doesn't tell.
  static func raised(for connections: Int) -> OpenFiles? {
    var present = rlimit()
    guard getrlimit(resource, &present) == 0 else { return nil }
    let others = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0
    let aim = rlim_t(clamping: needed(for: connections, others: others))
    if present.rlim_cur < aim, present.rlim_cur < present.rlim_max {
      var raised = present
      raised.rlim_cur = min(aim, present.rlim_max)
      #if canImport(Darwin)
      raised.rlim_cur = min(raised.rlim_cur, rlim_t(OPEN_MAX))
      #endif
      // If it isn't allowed, the limit stays as it was.
      if setrlimit(resource, &raised) == 0 { present = raised }
    }
    guard let limit = Int(exactly: present.rlim_cur) else { return nil }
    return OpenFiles(limit: limit, others: others)
  }

  /// Returns how many files have to be allowed for so many connections; see ``connections``.
  static func needed(for connections: Int, others: Int) -> Int {
    // In floating point, because a limit can be anything.
    let sum = Double(connections) + Double(others)
    return Int(min(max(sum + 64, sum / 0.95) + 1, 1e9))
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

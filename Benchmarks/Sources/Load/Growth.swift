import Foundation

/// What sessions add to the resident memory of servers.
final class Growth {
  private let processes: [ServerProcess]
  private let open: () throws -> Session
  private let before: Int
  private var sessions: [Session] = []

  /// Opens some sessions: what the first ones cost once, as code and caches, isn't theirs.
  init(of processes: [ServerProcess], by open: @escaping () throws -> Session) throws {
    self.processes = processes
    self.open = open
    for _ in 0..<20 { _ = try open() }
    before = try Self.resident(processes)
  }

  /// Opens sessions until there are so many, and returns what each has added, in KB.
  func kilobytes(_ count: Int) throws -> String {
    while sessions.count < count { sessions.append(try open()) }
    return String(format: "%.1f", Double(try Self.resident(processes) - before) / Double(count))
  }

  private static func resident(_ processes: [ServerProcess]) throws -> Int {
    try processes.reduce(0) { try $0 + $1.resident() }
  }
}

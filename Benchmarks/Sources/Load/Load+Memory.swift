import Foundation

extension Load {
  /// What a session adds to the server's resident memory, in KB, for 100 and for 1,000.
  static func memory(_ page: Page, _ port: Int, _ processes: [ServerProcess]) throws {
    func resident() throws -> Int { try processes.reduce(0) { try $0 + $1.resident() } }
    var sessions: [Session] = []
    func open() throws -> Session {
      let session = try Session(page, port: port)
      // What an event of this page changes is the app's own memory.
      if page != .long { try session.act() }
      return session
    }
    // What the first ones cost once, as code and caches, isn't theirs.
    for _ in 0..<20 { _ = try open() }
    var figures: [String] = []
    let before = try resident()
    for count in [100, 1000] {
      while sessions.count < count { sessions.append(try open()) }
      figures.append(String(format: "%.1f", Double(try resident() - before) / Double(count)))
    }
    print(figures.joined(separator: " "))
  }
}

import Foundation

extension Load {
  /// Sixteen connections with sixteen events under way on each, until they are stored if there is a store: events a second,
  /// and the server's CPU time for each in microseconds.
  static func rate(_ page: Page, _ port: Int, _ processes: [ServerProcess]) throws {
    let sessions = try (0..<16).map { _ in try Session(page, port: port) }
    let batch = 16
    func round() throws {
      for session in sessions { try session.send(batch) }
      for session in sessions { try session.settle() }
    }
    for _ in 0..<50 { try round() }
    let before = try cpu(of: processes)
    var events = 0
    let start = ContinuousClock.now
    while seconds(since: start) < 4 {
      try round()
      events += sessions.count * batch
    }
    let time = seconds(since: start)
    let cpu = try cpu(of: processes) - before
    print(String(format: "%.0f %.2f", Double(events) / time, cpu / Double(events) * 1e6))
  }
}

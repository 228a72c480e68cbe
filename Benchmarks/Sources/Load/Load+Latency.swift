import Foundation

extension Load {
  /// One connection, one event at a time, until the page shows what it changes: the median and the 99th percentile in
  /// milliseconds, and bytes each way.
  static func latency(_ page: Page, _ port: Int) throws {
    let session = try Session(page, port: port)
    let count = page.eventCount
    func act() throws -> Duration {
      let time = try ContinuousClock().measure { try session.act() }
      // What has to be stored is stored before the next event.
      try session.settle()
      return time
    }
    for _ in 0..<count / 10 { _ = try act() }
    let (sent, received) = (session.socket.sentBytes, session.socket.receivedBytes)
    let before = session.changes
    var samples = Samples()
    for _ in 0..<count { samples.add(try act()) }
    guard session.changes - before >= count else { throw LoadError("Events change nothing.") }
    let times = samples.milliseconds([0.5, 0.99])
    let up = Double(session.socket.sentBytes - sent) / Double(count)
    let down = Double(session.socket.receivedBytes - received) / Double(count)
    print(String(format: "%.4f %.4f %.1f %.1f", times[0], times[1], up, down))
  }
}

import Foundation

extension Load {
  /// Pages with one event under way on each until it is stored: events a second; the median and the 99th percentile in
  /// milliseconds; for each event the bytes written, and the servers' CPU time in microseconds.
  ///
  /// - Parameter ports: of the servers, which have the pages in turn.
  static func stored(_ page: Page, _ ports: [Int], _ writing: Writing, pages: Int) throws {
    let sessions = try (0..<pages).map { try Session(page, port: ports[$0 % ports.count]) }
    let poller = try Poller(sessions)
    var samples = Samples()
    func act(for time: Double) throws -> Double {
      let start = ContinuousClock.now
      var sent = [ContinuousClock.Instant](repeating: start, count: pages)
      for session in sessions { try session.send() }
      var waiting = pages
      while waiting > 0 {
        for index in poller.wait() {
          let session = sessions[index]
          // What changes without an event comes, too.
          let isWaiting = session.stored < session.sent
          try session.receive(waits: false)
          guard isWaiting, session.stored == session.sent else { continue }
          samples.add(.now - sent[index])
          if seconds(since: start) < time {
            sent[index] = .now
            try session.send()
          } else {
            waiting -= 1
          }
        }
      }
      return seconds(since: start)
    }
    // The first records are whole.
    _ = try act(for: 1)
    samples = Samples()
    let (bytes, before) = (try writing.bytes(), try cpu(of: writing.processes))
    let time = try act(for: 5)
    let cpu = try cpu(of: writing.processes) - before
    let count = Double(samples.count)
    let written = Double(try writing.bytes() - bytes) / count
    let times = samples.milliseconds([0.5, 0.99])
    let figures = [count / time, times[0], times[1], written, cpu / count * 1e6]
    print(
      zip(["%.0f", "%.3f", "%.3f", "%.0f", "%.1f"], figures).map { String(format: $0, $1) }
        .joined(separator: " ")
    )
  }
}

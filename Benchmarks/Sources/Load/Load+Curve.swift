import Foundation

extension Load {
  /// Events at random times on 200 pages, so many a second: the median, the 99th and the 99.9th percentile of the time from
  /// when an event was due until it was answered, in milliseconds; a dash if the server can't keep up.
  static func curve(_ page: Page, _ port: Int, rate: Int, untilStored: Bool) throws {
    let sessions = try (0..<200).map { _ in try Session(page, port: port) }
    var loop = try OpenLoop(sessions, rate: rate, untilStored: untilStored)
    guard try loop.act(for: 1), try loop.act(for: 10) else { return print("—") }
    let times = loop.answers.milliseconds([0.5, 0.99, 0.999])
    print(String(format: "%.3f %.3f %.3f", times[0], times[1], times[2]))
    // A load that is late itself tells little of the server.
    let delay = loop.delays.milliseconds([0.5])[0]
    guard delay > times[0] / 2 else { return }
    let text = String(format: "The load was %.3f ms late itself at %d events/s.\n", delay, rate)
    FileHandle.standardError.write(Data(text.utf8))
  }
}

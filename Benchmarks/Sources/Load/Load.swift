import Foundation

/// Measures a server: `Load latency|rate|memory|opening counter|list|long|models|echo PORT [PID]`.
@main
struct Load {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let page = Session.Page(rawValue: arguments[2]),
      let port = Int(arguments[3])
    else { throw LoadError("Usage: Load latency|rate|memory|opening PAGE PORT [PID]") }
    switch arguments[1] {
    case "latency": try latency(page, port)
    case "rate": try rate(page, port)
    case "memory": try memory(page, port, pid: arguments.count > 4 ? arguments[4] : "self")
    case "opening": try opening(page, port)
    default: throw LoadError("There is no measurement “\(arguments[1])”.")
    }
  }

  /// One connection, one event at a time: the median in milliseconds, and bytes each way.
  private static func latency(_ page: Session.Page, _ port: Int) throws {
    let session = try Session(page, port: port)
    // An event of a large page takes long, if it isn't done well.
    let count = page == .long || page == .models ? 2_000 : 20_000
    for _ in 0..<count / 10 { _ = try session.act() }
    let (sent, received) = (session.socket.sentBytes, session.socket.receivedBytes)
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<count {
      let time = try clock.measure { _ = try session.act() }
      times.append(Double(time.components.attoseconds) / 1e15)
    }
    let last = try session.act()
    guard page == .echo || last.count > 3 else { throw LoadError("Events change nothing.") }
    times.sort()
    let up = Double(session.socket.sentBytes - sent) / Double(count + 1)
    let down = Double(session.socket.receivedBytes - received) / Double(count + 1)
    print(String(format: "%.4f %.1f %.1f", times[count / 2], up, down))
  }

  /// One page after the other: from the request until its socket has been greeted, the median in milliseconds; and the
  /// page's bytes, compressed.
  private static func opening(_ page: Session.Page, _ port: Int) throws {
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<50 {
      let time = try clock.measure { _ = try Session(page, port: port) }
      times.append(Double(time.components.attoseconds) / 1e15)
    }
    times.sort()
    let bytes = try Session.compressedBytes(of: page, port: port)
    print(String(format: "%.2f %d", times[times.count / 2], bytes))
  }

  /// Sixteen connections with sixteen events under way on each: events a second.
  private static func rate(_ page: Session.Page, _ port: Int) throws {
    let sessions = try (0..<16).map { _ in try Session(page, port: port) }
    let batch = 16
    func round() throws {
      for session in sessions {
        let event = session.event
        try session.socket.send(Array(repeatElement(event, count: batch).joined()))
      }
      for session in sessions { try session.socket.receiveFrames(batch) }
    }
    for _ in 0..<50 { try round() }
    let clock = ContinuousClock()
    var rounds = 0
    let start = clock.now
    while clock.now - start < .seconds(4) {
      try round()
      rounds += 1
    }
    let time = clock.now - start
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    print(String(format: "%.0f", Double(rounds * sessions.count * batch) / seconds))
  }

  /// What a session adds to the server's resident memory, in KB, for 100 and for 1,000.
  private static func memory(_ page: Session.Page, _ port: Int, pid: String) throws {
    var sessions: [Session] = []
    // What the first ones cost once, as code and caches, isn't theirs.
    for _ in 0..<20 { _ = try Session(page, port: port).act() }
    // What an event of this page changes is the app's own memory.
    let acts = page != .long
    var figures: [String] = []
    let before = try resident(pid)
    for count in [100, 1000] {
      while sessions.count < count {
        let session = try Session(page, port: port)
        if acts { _ = try session.act() }
        sessions.append(session)
      }
      figures.append(String(format: "%.1f", Double(try resident(pid) - before) / Double(count)))
    }
    print(figures.joined(separator: " "))
  }

  private static func resident(_ pid: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS") }),
      let size = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { throw LoadError("The server's memory can't be read.") }
    return size
  }
}

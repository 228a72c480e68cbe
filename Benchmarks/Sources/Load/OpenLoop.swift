import Foundation

/// Sends events at random times on many pages, whether those before are answered or not, as people do who know nothing of each
/// other.
struct OpenLoop {
  private let sessions: [Session]
  private let poller: Poller
  private let rate: Int
  private let untilStored: Bool
  /// When the events were due that aren't answered yet, by page.
  private var due: [[ContinuousClock.Instant]] = []
  private var waiting = 0
  /// The times from when events were due until they were answered.
  private(set) var answers = Samples()
  /// The times from when events were due until they were sent.
  private(set) var delays = Samples()

  /// - Parameters:
  ///   - rate: how many events are due in a second.
  ///   - untilStored: whether an event is answered when it is stored, and not when the page shows what it changes.
  init(_ sessions: [Session], rate: Int, untilStored: Bool) throws {
    self.sessions = sessions
    self.rate = rate
    self.untilStored = untilStored
    poller = try Poller(sessions)
  }

  /// Acts for some seconds, and waits for the answers.
  ///
  /// - Returns: whether the server has kept up: all was answered within half a second after the last event, and no page waited
  ///   for 100 answers.
  mutating func act(for time: Double) throws -> Bool {
    (answers, delays) = (Samples(), Samples())
    due = Array(repeating: [], count: sessions.count)
    waiting = 0
    var arrivals = Arrivals(rate: rate, pages: sessions.count)
    let start = ContinuousClock.now
    var now = 0.0
    while arrivals.due < time || waiting > 0 {
      while arrivals.due < min(time, now) {
        try send(to: arrivals.page, due: start + .seconds(arrivals.due))
        // The server tells only the lowest 8 bits of how many are applied.
        guard due[arrivals.page].count < 100 else { return false }
        arrivals.advance()
      }
      // The system wakes nobody after less than a millisecond.
      let pause = Int32(max(0, (min(arrivals.due, time) - now) * 1000))
      for page in poller.wait(milliseconds: pause) { try receive(from: page) }
      now = Load.seconds(since: start)
      guard now < time + 0.5 else { return false }
    }
    return true
  }

  private mutating func send(to page: Int, due time: ContinuousClock.Instant) throws {
    try sessions[page].send()
    due[page].append(time)
    waiting += 1
    delays.add(.now - time)
  }

  private mutating func receive(from page: Int) throws {
    let session = sessions[page]
    try session.receive(waits: false)
    let now = ContinuousClock.now
    let unanswered = session.sent - (untilStored ? session.stored : session.shown)
    let answered = due[page].count - unanswered
    for time in due[page].prefix(answered) { answers.add(now - time) }
    due[page].removeFirst(answered)
    waiting -= answered
  }
}

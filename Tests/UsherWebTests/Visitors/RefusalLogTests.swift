import Synchronization
import Testing
import UsherTestSupport

@testable import UsherWeb

@Suite("Log of refusals")
struct RefusalLogTests {
  private typealias Unsaid = RefusalLog.Unsaid
  private let start = ContinuousClock.now

  @Test("a refusal is told once a minute of each kind and source, with the number of those unsaid")
  func oncePerMinute() {
    var log = RefusalLog()
    #expect(log.add("page", from: "a", at: start) == Unsaid())
    #expect(log.add("page", from: "b", at: start) == Unsaid())
    #expect(log.add("socket", from: "a", at: start) == Unsaid())
    for second in 1..<60 {
      #expect(log.add("page", from: "a", at: start + .seconds(second)) == nil)
    }
    #expect(log.add("page", from: "a", at: start + .seconds(60)) == Unsaid(alike: 59))
    #expect(log.add("page", from: "b", at: start + .seconds(61)) == Unsaid())
    #expect(log.add("page", from: "a", at: start + .seconds(200)) == Unsaid())
  }

  @Test("an attacker with many addresses doesn't fill the log either")
  func manySources() {
    var log = RefusalLog(limit: 10)
    func told(at time: ContinuousClock.Instant) -> Int {
      (0..<1000).count { log.add("page", from: "\($0)", at: time) != nil }
    }
    #expect(told(at: start) == 10)
    #expect(told(at: start + .seconds(59)) == 0)
    #expect(told(at: start + .seconds(60)) == 10)
  }

  @Test("many refusals of a kind leave room for the lines of another")
  func kinds() {
    var log = RefusalLog(limit: 10)
    for number in 0..<1000 { _ = log.add("page", from: "\(number)", at: start) }
    #expect(log.add("page", from: "x", at: start) == nil)
    #expect(log.add("store", from: "x", at: start) == Unsaid(others: 991))
  }

  @Test("those of the kinds and sources that are too many are counted, and said by the next line")
  func others() {
    var log = RefusalLog(limit: 10)
    for round in 0..<3 {
      for number in 0..<1000 {
        _ = log.add("page", from: "\(number)", at: start + .seconds(round))
      }
    }
    // In the first minute, each number below 10 is told once; nothing else is.
    #expect(log.add("page", from: "0", at: start + .seconds(60)) == Unsaid(alike: 2, others: 2970))
    #expect(log.add("page", from: "1", at: start + .seconds(61)) == Unsaid(alike: 2))
    // The numbers from 2 to 9 have no line of their own any more.
    #expect(log.add("page", from: "x", at: start + .seconds(120)) == Unsaid(others: 16))
    #expect(log.add("page", from: "x", at: start + .seconds(180)) == Unsaid())
  }

  @Test("of all refusals, each is told or counted in a line, once")
  func complete() {
    var generator = SplitMix64(state: 1)
    var log = RefusalLog(limit: 10)
    var (refused, told) = (0, 0)
    func add(_ source: Int, at second: Int) {
      refused += 1
      guard let unsaid = log.add("page", from: "\(source)", at: start + .seconds(second))
      else { return }
      told += 1 + unsaid.alike + unsaid.others
    }
    for second in 0..<2000 {
      for _ in 0..<Int.random(in: 0..<20, using: &generator) {
        add(.random(in: 0..<30, using: &generator), at: second)
      }
    }
    // The last counts are said by the lines of the next minutes.
    for minute in 1...3 { add(1000, at: 2000 + 60 * minute) }
    #expect(told == refused)
  }

  @Test(
    "a line ends with what wasn't told before it",
    arguments: [
      (RefusalLog.Unsaid(), ""),
      (RefusalLog.Unsaid(alike: 3), "(Before, 3 more of the kind weren't told.)"),
      (RefusalLog.Unsaid(others: 20), "(Before, 20 others weren't told.)"),
      (
        RefusalLog.Unsaid(alike: 3, others: 20),
        "(Before, 3 more of the kind and 20 others weren't told.)"
      ),
    ]
  )
  func text(_ unsaid: RefusalLog.Unsaid, _ text: String) { #expect(unsaid.description == text) }

  @Test("a log that itself refuses something isn't waited for by itself")
  func reentrant() {
    let reports = Reports()
    let inner = Mutex<Refusals?>(nil)
    let observer = LogObserver { entry in
      reports.log(entry)
      inner.withLock { $0 }?.tell(.host, from: nil, "Refused within.")
    }
    let refusals = Refusals(HostMonitor(observer))
    inner.withLock { $0 = refusals }
    refusals.tell(.page, from: "a", "Refused.")
    inner.withLock { $0 = nil }
    #expect(reports.texts == ["Refused.", "Refused within."])
  }

  @Test("the report says how many weren't told before, and is told by many threads")
  func report() async {
    let reports = Reports()
    let refusals = Refusals(HostMonitor(reports))
    await withTaskGroup { group in
      for _ in 0..<50 { group.addTask { refusals.tell(.page, from: "a", "Refused.") } }
    }
    refusals.tell(.socket, from: nil, "Refused a socket.")
    #expect(reports.texts == ["Refused.", "Refused a socket."])
  }

  @Test(
    "what a client has written is short in the log, and can't change how it is shown",
    arguments: [
      ("evil.test", "evil.test"),
      (String(repeating: "x", count: 40), String(repeating: "x", count: 40)),
      (String(repeating: "x", count: 41), String(repeating: "x", count: 40) + "…"),
      ("a\nb\u{1B}[31m\u{202E}", "a?b?[31m?"), ("a\r\n", "a??"), ("Größe 日本", "Größe 日本"), ("", ""),
      (
        "e" + String(repeating: "\u{301}", count: 1000),
        "e" + String(repeating: "\u{301}", count: 39) + "…"
      ),
    ]
  )
  func clipped(_ text: String, _ shown: String) {
    #expect(text.clipped == shown)
  }
}

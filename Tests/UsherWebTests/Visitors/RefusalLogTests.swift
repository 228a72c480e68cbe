import Testing

@testable import UsherWeb

@Suite("Log of refusals")
struct RefusalLogTests {
  private let start = ContinuousClock.now

  @Test("a refusal is told once a minute of each kind and source, with the number of those unsaid")
  func oncePerMinute() {
    var log = RefusalLog()
    #expect(log.add("page", from: "a", at: start) == 0)
    #expect(log.add("page", from: "b", at: start) == 0)
    #expect(log.add("socket", from: "a", at: start) == 0)
    for second in 1..<60 {
      #expect(log.add("page", from: "a", at: start + .seconds(second)) == nil)
    }
    #expect(log.add("page", from: "a", at: start + .seconds(60)) == 59)
    #expect(log.add("page", from: "b", at: start + .seconds(61)) == 0)
    #expect(log.add("page", from: "a", at: start + .seconds(200)) == 0)
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

  @Test("the report says how many weren't told before, and is told by many threads")
  func report() async {
    let reports = Reports()
    let refusals = Refusals(reports.add)
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

import Testing

@testable import UsherWeb

@Suite("Deaths")
struct DeathsTests {
  private func page(_ address: String, _ visitor: String) -> Work {
    .page(address: address, visitor: visitor)
  }

  @Test("an address that ended two processes for one visitor is refused to that visitor only")
  func oneVisitor() {
    var deaths = Deaths()
    for _ in 0..<2 { deaths.add(page("/a", "ada"), .culprit, isRecent: true) }
    #expect(deaths.isDeadly(page("/a", "ada")))
    #expect(!deaths.isDeadly(page("/a", "bob")))
    #expect(!deaths.isDeadly(page("/b", "ada")))
  }

  @Test("an address that ended a process for each of two visitors is refused to all")
  func twoVisitors() {
    var deaths = Deaths()
    for visitor in ["ada", "bob"] { deaths.add(page("/a", visitor), .culprit, isRecent: true) }
    #expect(deaths.isDeadly(page("/a", "eve")))
    #expect(!deaths.isDeadly(page("/a?x", "eve")))
  }

  @Test("a session that ended three processes lately is deadly, whatever it did")
  func session() {
    var deaths = Deaths()
    deaths.add(.event(session: "ada", number: 1), .culprit, isRecent: true)
    deaths.add(.restoration(session: "ada", applied: 1), .culprit, isRecent: true)
    deaths.add(.session("ada"), .culprit, isRecent: false)
    #expect(!deaths.isDeadly(session: "ada"))
    deaths.add(.event(session: "ada", number: 2), .suspect, isRecent: true)
    #expect(!deaths.isDeadly(session: "ada"))
    deaths.add(.session("ada"), .culprit, isRecent: true)
    #expect(deaths.isDeadly(session: "ada"))
    #expect(!deaths.isDeadly(session: "bob"))
  }

  @Test("suspicions count for less than guilt")
  func suspects() {
    var deaths = Deaths()
    let event = Work.event(session: "ada", number: 1)
    for _ in 0..<2 { deaths.add(event, .suspect, isRecent: true) }
    #expect(!deaths.isDeadly(event))
    deaths.add(event, .culprit, isRecent: true)
    #expect(deaths.isDeadly(event))
  }

  @Test("a long address has a short name of its own, of one line")
  func addresses() {
    let long = "/" + String(repeating: "ö", count: 500)
    #expect(CrashMark.key(long).utf8.count <= 150)
    #expect(CrashMark.key(long) != CrashMark.key(long + "a"))
    #expect(CrashMark.key("/a\tb\nc") == "/a?b?c")
    #expect(CrashMark.key("/a b") == "/a b")
  }
}

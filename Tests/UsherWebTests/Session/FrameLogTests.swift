import Testing
import WebTesting

@testable import UsherWeb

@Suite("Frame log")
struct FrameLogTests {
  @Test("frames are kept until they are known to have come")
  func acknowledged() {
    var log = FrameLog()
    for number in 1...5 { log.send([UInt8(number)]) }
    #expect(log.missed(after: 2) == [[3], [4], [5]])
    log.acknowledge(3)
    #expect(log.missed(after: 3) == [[4], [5]])
    #expect(log.missed(after: 5) == [])
  }

  @Test("a browser that has less, or more, than is known is told apart")
  func unknown() {
    var log = FrameLog()
    for number in 1...5 { log.send([UInt8(number)]) }
    log.acknowledge(4)
    #expect(log.missed(after: 3) == nil)
    #expect(log.missed(after: 6) == nil)
    log.acknowledge(200)
    #expect(log.missed(after: 4) == [[5]])
  }

  @Test("counting goes on past 256")
  func wrapping() {
    var log = FrameLog()
    for number in 1...1000 {
      log.send([UInt8(truncatingIfNeeded: number)])
      if number % 50 == 0 { log.acknowledge(UInt8(truncatingIfNeeded: number - 10)) }
    }
    #expect(log.missed(after: UInt8(truncatingIfNeeded: 995))?.count == 5)
    #expect(!log.isFull)
  }

  @Test("events that come again after a connection broke are applied once")
  func repeated() {
    var log = FrameLog()
    let first = (1...5).map { _ in log.takeEvent() }
    log.expectRepeats(after: 3)
    let again = (1...4).map { _ in log.takeEvent() }
    #expect(first == [true, true, true, true, true])
    #expect(again == [false, false, true, true])
    #expect(log.applied == 7)
  }

  @Test("an answer is owed until a frame goes")
  func answer() {
    var log = FrameLog()
    #expect(!log.owesAnswer)
    log.oweAnswer()
    #expect(log.owesAnswer)
    log.send([0])
    #expect(!log.owesAnswer)
  }

  @Test(
    "after a restart the browser knows of events that the record lacks",
    arguments: [(300, 300, 300), (300, 310, 310), (300, 299, 300), (250, 260, 260)]
  )
  func resumed(recorded: Int, acknowledged: Int, applied: Int) {
    let browser = BrowserState(
      received: 7,
      acknowledged: UInt8(truncatingIfNeeded: acknowledged)
    )
    let log = FrameLog(resuming: recorded, for: browser)
    #expect((log.sent, log.applied) == (7, applied))
  }

  @Test("too much without a sign from the browser, and it is waited for")
  func full() {
    var log = FrameLog()
    for _ in 0..<FrameLog.limit { log.send([0]) }
    #expect(log.isFull)
    log.acknowledge(1)
    #expect(!log.isFull)
  }
}

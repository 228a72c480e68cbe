import Testing

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

  @Test("too much without a sign from the browser, and it is waited for")
  func full() {
    var log = FrameLog()
    for _ in 0..<FrameLog.limit { log.send([0]) }
    #expect(log.isFull)
    log.acknowledge(1)
    #expect(!log.isFull)
  }
}

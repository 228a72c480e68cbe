#if Hummingbird
import NIOCore
import Testing

@testable import UsherHummingbird

/// The time that a connection has, step by step.
@Suite("Time of a connection")
struct ConnectionClockTests {
  private let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

  private func after(_ seconds: Int64) -> NIODeadline { start + .seconds(seconds) }

  private func clock() -> ConnectionClock {
    var limits = ServerLimits()
    limits.idleTime = .seconds(10)
    limits.requestTime = .seconds(20)
    limits.bodyTime = .seconds(30)
    limits.bodyBytesPerSecond = 100
    return ConnectionClock(limits, at: start)
  }

  @Test("each part of a request has its time; the app has any time")
  func phases() {
    var clock = clock()
    #expect(clock.deadline == after(10))
    clock.bytesArrived(at: after(5))
    #expect(clock.deadline == after(25))
    clock.headArrived(at: after(6))
    #expect(clock.deadline == after(36))
    clock.requestArrived(at: after(7))
    #expect(clock.deadline == nil)
    clock.answerSent(at: after(500))
    #expect(clock.deadline == after(510))
  }

  @Test("more bytes of a head don't give it more time")
  func head() {
    var clock = clock()
    for second in 1...19 { clock.bytesArrived(at: after(Int64(second))) }
    #expect(clock.deadline == after(21))
  }

  @Test("a body that is fast enough keeps its time, and never gets more")
  func body() {
    var clock = clock()
    clock.headArrived(at: start)
    clock.bodyArrived(1_000_000, at: after(20))
    #expect(clock.deadline == after(50))
    clock.bodyArrived(500, at: after(30))
    #expect(clock.deadline == after(55))
  }

  @Test("while the server doesn't read, no time passes")
  func paused() {
    var clock = clock()
    clock.headArrived(at: start)
    clock.setReading(false, at: after(10))
    #expect(clock.deadline == nil)
    clock.setReading(true, at: after(1000))
    #expect(clock.deadline == after(1020))
  }

  @Test("a request that begins while the last is answered has the same time as any other")
  func pipelined() {
    var clock = clock()
    clock.headArrived(at: start)
    clock.requestArrived(at: start)
    clock.bytesArrived(at: after(1))
    #expect(clock.deadline == after(21))
    clock.answerSent(at: after(2))
    #expect(clock.deadline == after(21))
  }

  @Test("limits of any length", arguments: [Duration.seconds(Int64.max), .seconds(400 * 86_400)])
  func endless(_ limit: Duration) {
    var limits = ServerLimits()
    (limits.bodyTime, limits.bodyBytesPerSecond) = (limit, 1)
    var clock = ConnectionClock(limits, at: start)
    clock.headArrived(at: start)
    clock.bodyArrived(.max, at: after(10))
    #expect(clock.deadline == after(10) + .hours(365 * 24))
  }

  @Test("an answer that comes before the end of the body doesn't end the body's time")
  func early() {
    var clock = clock()
    clock.headArrived(at: start)
    clock.answerSent(at: after(1))
    #expect(clock.deadline == after(30))
    clock.requestArrived(at: after(2))
    #expect(clock.deadline == after(12))
  }

  @Test("after the last answer the browser has five seconds, also if it isn't read")
  func closing() {
    var clock = clock()
    clock.setReading(false, at: start)
    clock.outputClosed(at: after(1))
    clock.bytesArrived(at: after(2))
    #expect(clock.deadline == after(6))
  }
}
#endif

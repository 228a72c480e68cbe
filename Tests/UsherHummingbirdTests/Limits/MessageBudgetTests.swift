#if Hummingbird
import NIOCore
import NIOWebSocket
import Testing

@testable import UsherHummingbird

/// What a socket may send, in the times that a test gives.
@Suite("Message budget")
struct MessageBudgetTests {
  private let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

  private func limits(messages: Int = 1_000_000, bytes: Int = 1_000_000) -> ServerLimits {
    var limits = ServerLimits()
    limits.messageBurst = messages
    limits.messagesPerSecond = 10
    limits.byteBurst = bytes
    limits.bytesPerSecond = 100
    return limits
  }

  private func count(_ budget: inout MessageBudget, bytes: Int, at time: NIODeadline) -> Int {
    var count = 0
    while count < 10_000, budget.spend(bytes, at: time) { count += 1 }
    return count
  }

  @Test("as many messages as the burst allows come at once, then as many as the rate allows")
  func messages() {
    var budget = MessageBudget(limits(messages: 50), at: start)
    #expect(count(&budget, bytes: 0, at: start) == 50)
    let wait = budget.wait(at: start)
    #expect(wait.map { $0 <= .milliseconds(101) } == true)
    #expect(count(&budget, bytes: 0, at: start + .milliseconds(99)) == 0)
    #expect(count(&budget, bytes: 0, at: start + .seconds(1)) == 10)
    #expect(count(&budget, bytes: 0, at: start + .seconds(3)) == 20)
  }

  @Test("a pause fills the budget again, and not beyond the burst")
  func pause() {
    var budget = MessageBudget(limits(messages: 50), at: start)
    #expect(count(&budget, bytes: 0, at: start) == 50)
    #expect(count(&budget, bytes: 0, at: start + .hours(1)) == 50)
  }

  @Test("a message larger than what is left is received, and what follows waits the longer")
  func bytes() {
    var budget = MessageBudget(limits(bytes: 1000), at: start)
    #expect(budget.spend(900, at: start) == true)
    #expect(budget.spend(600, at: start) == true)
    #expect(budget.spend(1, at: start) == false)
    #expect(budget.spend(1, at: start + .seconds(5)) == false)
    let wait = budget.wait(at: start + .seconds(5))
    #expect(wait.map { $0 <= .milliseconds(1011) } == true)
    #expect(budget.spend(1, at: start + .milliseconds(5011)) == true)
  }

  @Test("after the time that it names, a message is received", arguments: [1, 3, 7, 999])
  func wait(rate: Int) {
    var limits = limits(messages: 1)
    limits.messagesPerSecond = rate
    var (budget, time) = (MessageBudget(limits, at: start), start)
    for _ in 0..<100 {
      #expect(budget.spend(10, at: time) == true)
      if let wait = budget.wait(at: time) { time = time + wait }
    }
  }

  @Test("limits that make no sense count as one", arguments: [0, -1, Int.min])
  func nonsense(limit: Int) {
    var limits = ServerLimits()
    limits.messageBurst = limit
    limits.messagesPerSecond = limit
    limits.byteBurst = limit
    limits.bytesPerSecond = limit
    var budget = MessageBudget(limits, at: start)
    #expect(budget.spend(1, at: start) == true)
    #expect(budget.spend(1, at: start) == false)
    #expect(budget.spend(1, at: start + .seconds(2)) == true)
  }

  @Test(
    "frames beyond the budget wait in their order, and many more than one read brings are refused"
  )
  func paced() {
    var frames = PacedFrames(MessageBudget(limits(messages: 2), at: start))
    func frame(_ number: Int) -> WebSocketFrame {
      WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(integer: number))
    }
    #expect(frames.take(frame(0), at: start) == .receive)
    #expect(frames.take(frame(1), at: start) == .receive)
    guard case .wait(let time) = frames.take(frame(2), at: start) else {
      Issue.record("the third waits")
      return
    }
    // Also when there is budget again, the fourth doesn't overtake the third.
    let later = start + time
    guard case .wait = frames.take(frame(3), at: later) else {
      Issue.record("the fourth waits")
      return
    }
    #expect(frames.next(at: later)?.data == ByteBuffer(integer: 2))
    #expect(frames.next(at: later) == nil)
    #expect(frames.next(at: later + .seconds(1))?.data == ByteBuffer(integer: 3))
    #expect(frames.wait(at: later + .seconds(1)) == nil)
    var decision = PacedFrames.Decision.receive
    for number in 0...20_000 { decision = frames.take(frame(number), at: later + .seconds(1)) }
    #expect(decision == .refuse)
  }
}
#endif

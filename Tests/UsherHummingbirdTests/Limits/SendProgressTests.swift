#if Hummingbird
import NIOCore
import Testing

@testable import UsherHummingbird

/// The time that a browser has to take what waits for it, step by step.
@Suite("Speed of a browser")
struct SendProgressTests {
  private let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

  private func after(_ seconds: Int64) -> NIODeadline { start + .seconds(seconds) }

  private func progress(bytesPerSecond: Int = 100) -> SendProgress {
    var limits = ServerLimits()
    limits.sendTime = .seconds(60)
    limits.sendBytesPerSecond = bytesPerSecond
    return SendProgress(limits)
  }

  @Test("time passes while data wait, and none is lost while nothing does")
  func waiting() {
    var progress = progress()
    progress.note(bytes: 0, isWritable: true, at: start)
    #expect(progress.timeLeft == nil)
    progress.note(bytes: 100, isWritable: true, at: after(100))
    #expect(progress.timeLeft == .seconds(60))
    progress.note(bytes: 100, isWritable: false, at: after(150))
    #expect(progress.timeLeft == .seconds(10))
    progress.note(bytes: 0, isWritable: true, at: after(155))
    #expect(progress.timeLeft == nil && !progress.isTooSlow)
    progress.note(bytes: 1, isWritable: true, at: after(500))
    #expect(progress.timeLeft == .seconds(60))
  }

  @Test("limits of any length")
  func endless() {
    var limits = ServerLimits()
    (limits.sendTime, limits.sendBytesPerSecond) = (.seconds(Int64.max), 1)
    var progress = SendProgress(limits)
    progress.note(bytes: .max, isWritable: false, at: start)
    progress.note(bytes: 1, isWritable: false, at: after(10))
    #expect(progress.timeLeft == .hours(365 * 24))
  }

  @Test("what the browser takes gives it time back, and never more than it had")
  func speed() {
    var progress = progress()
    progress.note(bytes: 10_000, isWritable: false, at: start)
    progress.note(bytes: 8_000, isWritable: false, at: after(50))
    #expect(progress.timeLeft == .seconds(30))
    progress.note(bytes: 1_000, isWritable: false, at: after(51))
    #expect(progress.timeLeft == .seconds(60))
  }

  @Test("a browser that takes a byte now and then is too slow")
  func trickle() {
    var progress = progress()
    var bytes = 1_000_000
    progress.note(bytes: bytes, isWritable: false, at: start)
    for second in 1...60 {
      #expect(!progress.isTooSlow)
      bytes -= 1
      progress.note(bytes: bytes, isWritable: false, at: after(Int64(second)))
    }
    progress.note(bytes: bytes, isWritable: false, at: after(61))
    #expect(progress.isTooSlow)
  }

  @Test("what the server writes meanwhile doesn't hide what the browser takes")
  func writing() {
    var progress = progress()
    progress.note(bytes: 5_000, isWritable: false, at: start)
    for second in 1...600 {
      progress.wrote(100)
      progress.note(bytes: 5_000, isWritable: false, at: after(Int64(second)))
    }
    #expect(progress.timeLeft == .seconds(60))
  }

  @Test("a limit can be any number", arguments: [Int.min, 0, Int.max])
  func anySpeed(_ bytesPerSecond: Int) {
    var progress = progress(bytesPerSecond: bytesPerSecond)
    progress.note(bytes: Int.max, isWritable: false, at: start)
    progress.note(bytes: 0, isWritable: true, at: after(61))
    #expect(!progress.isTooSlow)
  }
}
#endif

import ModelTestSupport
import Testing

@testable import MatchesModel

@Suite("Asking again and again")
struct PollingTests {
  /// A clock with instant pauses, on which only the test lets time pass.
  private final class MovedClock: Clock {
    let minimumResolution = Duration.zero
    private let time = Kept(ContinuousClock.now)
    private let asked = Kept<[Duration]>([])

    var now: ContinuousClock.Instant { time.value }
    var pauses: [Duration] { asked.value }

    func move(by duration: Duration) {
      time.change { $0 = $0.advanced(by: duration) }
    }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      let pause = now.duration(to: deadline)
      asked.change { $0.append(pause) }
      move(by: pause)
    }
  }

  @Test("a whole list that takes long is asked for less often: a twentieth of the time at most")
  func pauses() async throws {
    let clock = MovedClock()
    let polling = Polling(every: .seconds(3), clock: clock)
    let turns: [(isMuch: Bool, time: Duration)] = [
      (true, .milliseconds(100)), (true, .seconds(1)), (false, .seconds(10)), (true, .seconds(2)),
    ]
    let turn = Kept(0)
    polling.begin {
      turn.value < turns.count
    } _: {
      let (isMuch, time) = turns[turn.value]
      turn.change { $0 += 1 }
      clock.move(by: time)
      return isMuch
    }
    while polling.isActive { await Task.yield() }
    #expect(clock.pauses == [3, 3, 19, 3].map { Duration.seconds($0) })
  }
}

import GTK
import Testing

extension GTKTests {
  @Suite("The loop", .timeLimit(.minutes(2)))
  struct LoopTests {
    /// What never rests, in GLib's loop.
    private final class Ticks {
      private(set) var count = 0
      private var isEnded = false

      func begin() {
        MainLoop.after(0) { [self] in
          count += 1
          if !isEnded { begin() }
        }
      }

      func end() { isEnded = true }
    }

    @Test("tasks that never rest and GLib's sources take turns")
    func turns() async {
      let ticks = Ticks()
      ticks.begin()
      for _ in 0..<10_000 { await Task.yield() }
      ticks.end()
      #expect(ticks.count >= 1000, "GLib had \(ticks.count) turns of 10,000.")
      // Another thread wakes the loop for a task, and so an idle machine has time for some fifteen turns of GLib meanwhile.
      #expect(ticks.count <= 1_000_000, "GLib had \(ticks.count) turns, tasks only 10,000.")
    }

    @Test("who sleeps is woken, though tasks and GLib's sources never rest")
    func clocks() async throws {
      let ticks = Ticks()
      ticks.begin()
      let busy = Task { while !Task.isCancelled { await Task.yield() } }
      let clock = ContinuousClock()
      let begin = clock.now
      for _ in 0..<20 { try await Task.sleep(for: .milliseconds(5)) }
      let time = clock.now - begin
      busy.cancel()
      await busy.value
      ticks.end()
      #expect(time < .seconds(10))
      #expect(ticks.count > 20)
    }
  }
}

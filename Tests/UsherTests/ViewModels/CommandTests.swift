import Testing
import Usher
import UsherTesting

@Suite("Commands")
struct CommandTests {
  struct Declined: UserFacingError {
    let userMessage = "The card was declined."
  }

  @Test("it runs once at a time, and says so")
  func runsOnce() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var runs = 0
      let command = Command(scope) {
        runs += 1
        try await scope.sleep(for: .seconds(2))
      }
      let states = History { command.isRunning }
      command()
      command()
      #expect(command.canRun == false)
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .seconds(2))
      await settle { !command.isRunning }
      #expect(runs == 1)
      #expect(states.values == [false, true, false])
      #expect(command.canRun)
    }
  }

  @Test("a failure has a message and can be tried again")
  func fails() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      var isDeclined = true
      let command = Command(scope) { if isDeclined { throw Declined() } }
      command()
      await settle { !command.isRunning }
      #expect(command.message == "The card was declined.")
      isDeclined = false
      command()
      #expect(command.message == nil)
      await settle { !command.isRunning }
      #expect(command.error == nil)
    }
  }

  @Test("set off while it runs, it runs once more; never two at once")
  func again() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var runs = 0
      var running = 0
      let command = Command(scope, policy: .again) {
        runs += 1
        running += 1
        #expect(running == 1)
        try await scope.sleep(for: .seconds(1))
        running -= 1
      }
      for _ in 0..<5 { command() }
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      await settle { runs == 2 && clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      await settle { !command.isRunning }
      #expect(runs == 2)
    }
  }

  @Test("it doesn't run unless it can")
  func condition() async throws {
    try await onEachIsolation { isolation in
      let command = Command(Scope(isolation: isolation), when: { false }) {}
      command()
      #expect(command.isRunning == false)
      #expect(command.canRun == false)
    }
  }

  @Test("cancelling is no failure")
  func cancels() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation, clock: TestClock())
      var wasCancelled = false
      let command = Command(scope) {
        do { try await scope.sleep(for: .seconds(1)) } catch {
          wasCancelled = true
          throw error
        }
      }
      command()
      command.cancel()
      #expect(command.isRunning == false)
      await settle { wasCancelled }
      #expect(command.error == nil)
    }
  }

  @Test("restart cancels the run before")
  func restart() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var finished = 0
      let command = Command(scope, policy: .restart) {
        try await scope.sleep(for: .seconds(1))
        finished += 1
      }
      command()
      await settle { clock.sleepers == 1 }
      command()
      #expect(command.isRunning)
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      await settle { !command.isRunning }
      #expect(finished == 1)
    }
  }

  @Test("nothing begins after the scope has ended")
  func ended() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      scope.end()
      let command = Command(scope) {}
      command()
      #expect(command.isRunning == false)
    }
  }
}

/// Lets other work of the actor run until something has happened.
func settle(_ hasHappened: () -> Bool) async {
  while !hasHappened() { await Task.yield() }
}

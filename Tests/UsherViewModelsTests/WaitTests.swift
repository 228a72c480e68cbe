import Testing
import UsherTestSupport
import UsherTesting
import UsherViewModels

/// A busy machine may give work its turn late; what it waits for is over no later for that.
@Suite("Waits count from when they were begun")
struct WaitTests {
  @Test("a pause in typing")
  func debounce() async throws {
    try await onEachIsolation { isolation in
      let clock = SteppedClock()
      let scope = Scope(isolation: isolation, clock: clock)
      let stored = Box<[String]>([])
      let saving = Debounce(for: .seconds(1))
      saving(scope, of: stored) { $0.value.append("a") }
      clock.advance(by: .seconds(1))
      await settle { stored.value == ["a"] }
    }
  }

  @Test("a pause before a search")
  func latest() async throws {
    try await onEachIsolation { isolation in
      let clock = SteppedClock()
      let scope = Scope(isolation: isolation, clock: clock)
      let owner = Box(())
      let search = Latest<String, Int>(after: .seconds(1))
      search("ab", scope, of: owner) { $1.count }
      clock.advance(by: .seconds(1))
      await settle { search.state == .loaded(2) }
    }
  }

  @Test("a pause before a field is checked, also when its rules begin to hold")
  func field() async throws {
    try await onEachIsolation { isolation in
      let clock = SteppedClock()
      let scope = Scope(isolation: isolation, clock: clock)
      let asked = Box<[String]>([])
      let name = Field("", .required("Give a name."))
      name.check(scope, of: asked, after: .seconds(1)) { asked, value in
        asked.value.append(value)
        return nil
      }
      name.value = "bart"
      clock.advance(by: .seconds(1))
      await settle { asked.value == ["bart"] }
    }
  }

  @Test("what is done once, after a while")
  func after() async throws {
    try await onEachIsolation { isolation in
      let clock = SteppedClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var log: [String] = []
      let cancelled = scope.after(.seconds(1)) { log.append("cancelled") }
      scope.after(.seconds(1)) {
        isolation.preconditionIsolated()
        log.append("done")
      }
      cancelled.cancel()
      clock.advance(by: .seconds(1))
      await settle { log == ["done"] }
    }
  }

  @Test("what is done after a while is dropped with its scope")
  func ending() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var isDone = false
      scope.after(.seconds(1)) { isDone = true }
      await settle { clock.sleepers == 1 }
      scope.end()
      scope.after(.seconds(1)) { isDone = true }
      await settle { clock.sleepers == 0 }
      await clock.advance(by: .seconds(2))
      #expect(!isDone)
    }
  }
}

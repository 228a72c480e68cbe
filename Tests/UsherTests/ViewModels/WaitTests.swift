import Testing
import Usher

/// A busy machine may give work its turn late; what it waits for is over no later for that.
@Suite("Waits count from when they were begun")
struct WaitTests {
  @Test("a pause in typing")
  func debounce() async throws {
    try await onEachIsolation { isolation in
      let clock = SteppedClock()
      let scope = Scope(isolation: isolation, clock: clock)
      let stored = Box<[String]>([])
      let save = Debounce(scope, of: stored, for: .seconds(1)) { $0.value.append($1) }
      save("a")
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
      let search = Latest(scope, of: owner, after: .seconds(1)) { (_, query: String) in
        query.count
      }
      search("ab")
      clock.advance(by: .seconds(1))
      await settle { search.state == .loaded(2) }
    }
  }

  @Test("what is done once, after a while")
  func after() async throws {
    try await onEachIsolation { isolation in
      let clock = SteppedClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var log: [String] = []
      let cancelled = scope.after(.seconds(1)) { log.append("cancelled") }
      scope.after(.seconds(2)) { log.append("later") }
      scope.after(.seconds(1)) {
        isolation.preconditionIsolated()
        log.append("done")
      }
      cancelled.cancel()
      clock.advance(by: .seconds(1))
      await settle { log == ["done"] }
      scope.end()
      clock.advance(by: .seconds(1))
      for _ in 0..<50 { await Task.yield() }
      #expect(log == ["done"])
    }
  }

  @Test("a device's time to answer")
  func device() async throws {
    try await onEachIsolation { isolation in
      let clock = SteppedClock()
      let device = Device(isolation: isolation, clock: clock)
      device.locator = { _ in clock.advance(by: .seconds(15)) }
      let scope = Scope(isolation: isolation, clock: clock)
      let model = NearbyModel(device: device, scope: scope, isolation: isolation)
      model.ask()
      await settle { model.log == ["timed out"] }
    }
  }
}

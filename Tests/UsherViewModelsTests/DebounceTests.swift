import Testing
import UsherTestSupport
import UsherTesting
import UsherViewModels

@Suite("Debounce")
struct DebounceTests {
  @Test("only the newest value is used, once nothing has come for a while")
  func newest() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      let stored = Box<[String]>([])
      let save = Debounce(scope, of: stored, for: .seconds(1)) { $0.value.append($1) }
      save("a")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(900))
      save("ab")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(900))
      #expect(stored.value == [])
      #expect(save.isWaiting)
      await clock.advance(by: .milliseconds(100))
      await settle { stored.value == ["ab"] }
      #expect(!save.isWaiting)
      await clock.advance(by: .seconds(5))
      #expect(stored.value == ["ab"])
    }
  }

  @Test("what waits can be done at once, or forgotten")
  func flush() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let stored = Box<[Int]>([])
      let scope = Scope(isolation: isolation, clock: clock)
      let save = Debounce(scope, of: stored, for: .seconds(1)) { $0.value.append($1) }
      save(1)
      save.flush()
      save.flush()
      #expect(stored.value == [1])
      save(2)
      save.cancel()
      await settle { clock.sleepers == 0 }
      await clock.advance(by: .seconds(2))
      #expect(stored.value == [1])
    }
  }

  @Test("what waits is dropped with its scope")
  func ends() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      let stored = Box<[Int]>([])
      let save = Debounce(scope, of: stored, for: .seconds(1)) { $0.value.append($1) }
      save(1)
      await settle { clock.sleepers == 1 }
      scope.end()
      await settle { clock.sleepers == 0 }
      save(2)
      await clock.advance(by: .seconds(2))
      #expect(stored.value == [])
    }
  }
}

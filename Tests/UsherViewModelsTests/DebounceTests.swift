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
      let saving = Debounce(for: .seconds(1))
      func save(_ text: String) { saving(scope, of: stored) { $0.value.append(text) } }
      save("a")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(900))
      save("ab")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(900))
      #expect(stored.value == [])
      #expect(saving.isWaiting)
      await clock.advance(by: .milliseconds(100))
      await settle { stored.value == ["ab"] }
      #expect(!saving.isWaiting)
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
      let saving = Debounce(for: .seconds(1))
      saving(scope, of: stored) { $0.value.append(1) }
      saving.flush()
      saving.flush()
      #expect(stored.value == [1])
      saving(scope, of: stored) { $0.value.append(2) }
      saving.cancel()
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
      let saving = Debounce(for: .seconds(1))
      saving(scope, of: stored) { $0.value.append(1) }
      await settle { clock.sleepers == 1 }
      scope.end()
      #expect(!saving.isWaiting)
      saving.flush()
      await settle { clock.sleepers == 0 }
      saving(scope, of: stored) { $0.value.append(2) }
      await clock.advance(by: .seconds(2))
      #expect(stored.value == [])
    }
  }

  @Test("what waits doesn't keep its owner, and isn't done without it")
  func owner() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var isDone = false
      var owner: Box<Int>? = Box(0)
      weak let freed = owner
      let saving = Debounce(for: .seconds(1))
      if let owner { saving(scope, of: owner) { _ in isDone = true } }
      await settle { clock.sleepers == 1 }
      owner = nil
      #expect(freed == nil)
      await clock.advance(by: .seconds(1))
      await settle { !saving.isWaiting }
      #expect(!isDone)
    }
  }
}

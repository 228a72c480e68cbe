import Testing
import UsherTestSupport
import UsherTesting
import UsherViewModels

@Suite("Latest: the newest request wins")
struct LatestTests {
  final class Search {
    let answers = Answers<String, [String]>()
    let scope: Scope
    let results = Latest<String, [String]>(after: .milliseconds(300))

    init(_ scope: Scope) { self.scope = scope }

    func callAsFunction(_ query: String, now: Bool = false) {
      results(query, scope, of: self, now: now) { try await $0.answers($1) }
    }
  }

  struct Offline: UserFacingError {
    let userMessage = "You are offline."
  }

  @Test("it fetches when nothing newer came for a while")
  func debounce() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let search = Search(Scope(isolation: isolation, clock: clock))
      for query in ["b", "br", "bru"] {
        search(query)
        await settle { clock.sleepers == 1 }
        await clock.advance(by: .milliseconds(200))
      }
      #expect(search.answers.waiting == [])
      #expect(search.results.state == .idle)
      await clock.advance(by: .milliseconds(100))
      await settle { search.answers.waiting == ["bru"] }
      #expect(search.results.state == .loading(old: nil))
      search.answers.answer("bru", ["Bruges"])
      await settle { search.results.state == .loaded(["Bruges"]) }
      #expect(search.results.input == "bru")
    }
  }

  @Test("a slow answer can't take the place of a newer one")
  func newestWins() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let work = Work()
      let search = Search(work.scope(on: isolation, clock: clock))
      for query in ["a", "b"] {
        search(query)
        await settle { clock.sleepers == 1 }
        await clock.advance(by: .milliseconds(300))
        await settle { search.answers.waiting.last == query }
      }
      search.answers.answer("b", ["Brno"])
      await settle { search.results.state == .loaded(["Brno"]) }
      search.answers.answer("a", ["Aachen"])
      await work.isOver()
      #expect(search.results.state == .loaded(["Brno"]))
    }
  }

  @Test(
    "what was found stays until the newer answer has come, also when that fails; then it can be tried again"
  )
  func fails() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let search = Search(Scope(isolation: isolation, clock: clock))
      search("a")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { search.answers.waiting == ["a"] }
      search.answers.answer("a", ["Aachen"])
      await settle { search.results.state == .loaded(["Aachen"]) }
      search("b")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { search.answers.waiting == ["b"] }
      #expect(search.results.state == .loading(old: ["Aachen"]))
      search.answers.fail("b", Offline())
      await settle { search.results.state == .failed(old: ["Aachen"], message: "You are offline.") }
      search.results.retry()
      await settle { search.answers.waiting == ["b"] }
      search.answers.answer("b", [])
      await settle { search.results.state == .empty }
    }
  }

  @Test("of two requests of one turn only the newer fetches, and ends loaded", arguments: 0..<50)
  func sameTurn(_ round: Int) async throws {
    try await onEachIsolation { isolation in
      let work = Work()
      let scope = work.scope(on: isolation)
      let fetched = Box<[Int]>([])
      let latest = Latest<Int, [Int]>()
      for id in 1...2 {
        latest(id, scope, of: fetched) { fetched, id in
          fetched.value.append(id)
          return [id]
        }
      }
      await settle { latest.state == .loaded([2]) }
      await work.isOver()
      #expect(latest.state == .loaded([2]))
      #expect(fetched.value == [2])
    }
  }

  @Test("cancelled, it shows what showed before, also while it waits for a pause")
  func cancel() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let work = Work()
      let search = Search(work.scope(on: isolation, clock: clock))
      search("a")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { search.answers.waiting == ["a"] }
      search.answers.answer("a", [])
      await settle { search.results.state == .empty }
      search("b")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { search.answers.waiting == ["b"] }
      search("bc")
      #expect(search.results.input == "bc")
      search.results.cancel()
      #expect(search.results.state == .empty)
      #expect(search.results.input == "a")
      search.answers.answer("b", ["Brno"])
      await work.isOver()
      #expect(search.results.state == .empty)
    }
  }

  @Test("cancelled in its pause, it shows what it showed, and is asked for what that was for")
  func cancelInPause() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let search = Search(Scope(isolation: isolation, clock: clock))
      search("a")
      search("ab")
      search.results.cancel()
      #expect(search.results.state == .idle)
      #expect(search.results.input == nil)
      search("b")
      search.results.retry()
      await settle { search.answers.waiting == ["b"] }
      search.answers.fail("b", Offline())
      let failed = Loadable<[String]>.failed(old: nil, message: "You are offline.")
      await settle { search.results.state == failed }
      search("c")
      search.results.cancel()
      #expect(search.results.state == failed)
      search.results.retry()
      await settle { search.answers.waiting == ["b"] }
      search.answers.answer("b", [])
      await settle { search.results.state == .empty }
    }
  }

  @Test("cleared, it forgets everything, and what is on its way, too")
  func clear() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let work = Work()
      let search = Search(work.scope(on: isolation, clock: clock))
      search("a")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { search.answers.waiting == ["a"] }
      search.results.clear()
      search.answers.answer("a", ["Aachen"])
      await work.isOver()
      #expect(search.results.state == .idle)
      #expect(search.results.input == nil)
      search.results.retry()
      await work.isOver()
      #expect(search.answers.waiting.isEmpty)
    }
  }

  @Test("it ends with its scope, and doesn't keep its owner")
  func ends() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var search: Search? = Search(scope)
      weak let freed = search
      search?("a")
      await settle { clock.sleepers == 1 }
      scope.end()
      search = nil
      await settle { freed == nil }
      #expect(clock.sleepers == 0)
    }
  }

  @Test(
    "asked for the same again, it does nothing while that is waited for, nor after it was found",
    arguments: [[], ["Aachen"]]
  )
  func sameAgain(_ found: [String]) async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let work = Work()
      let search = Search(work.scope(on: isolation, clock: clock))
      search("a")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(200))
      search("a")
      await clock.advance(by: .milliseconds(100))
      await settle { search.answers.waiting == ["a"] }
      search("a")
      search("a", now: true)
      await work.isOver(but: 1)
      #expect(search.answers.waiting == ["a"])
      search.answers.answer("a", found)
      await settle { !search.results.isRunning }
      let state = found.isEmpty ? Loadable.empty : .loaded(found)
      #expect(search.results.state == state)
      search("a")
      search("a", now: true)
      #expect(!search.results.isRunning)
      #expect(search.results.state == state)
    }
  }

  @Test("asked for the same again after a failure, it asks again, but doesn't begin its pause anew")
  func sameAfterFailure() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let search = Search(Scope(isolation: isolation, clock: clock))
      search("b", now: true)
      await settle { search.answers.waiting == ["b"] }
      search.answers.answer("b", ["Brno"])
      await settle { !search.results.isRunning }
      search("a", now: true)
      await settle { search.answers.waiting == ["a"] }
      search.answers.fail("a", Offline())
      await settle { !search.results.isRunning }
      #expect(search.results.state.message == "You are offline.")
      search("a")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(200))
      search("a")
      await clock.advance(by: .milliseconds(100))
      await settle { search.answers.waiting == ["a"] }
      search.answers.answer("a", ["Aachen"])
      await settle { search.results.state == .loaded(["Aachen"]) }
    }
  }

  @Test("now means without the pause, also when that goes on already")
  func now() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let search = Search(Scope(isolation: isolation, clock: clock))
      search("a", now: true)
      await settle { search.answers.waiting == ["a"] }
      search.answers.answer("a", ["Aachen"])
      await settle { search.results.state == .loaded(["Aachen"]) }
      search("b")
      await settle { clock.sleepers == 1 }
      search("b", now: true)
      await settle { search.answers.waiting == ["b"] }
      #expect(clock.sleepers == 0)
      search.answers.answer("b", ["Brno"])
      await settle { search.results.state == .loaded(["Brno"]) }
    }
  }

  @Test("a pause that was over when it was replaced doesn't count as that of the newer request")
  func replacedAfterPause() async throws {
    try await onEachIsolation { isolation in
      let clock = DeafClock()
      let work = Work()
      let search = Search(work.scope(on: isolation, clock: clock))
      search("a")
      await settle { clock.sleepers == 1 }
      search("b")
      await settle { clock.sleepers == 2 }
      clock.wakeFirst()
      await work.isOver(but: 1)
      search("b", now: true)
      await settle { search.answers.waiting == ["b"] }
      search.answers.answer("b", ["Brno"])
      await settle { search.results.state == .loaded(["Brno"]) }
      clock.wakeFirst()
    }
  }

  @Test(
    "tried again, it asks at once, though it was found; cancelled then, it needn't be asked for"
  )
  func retryFound() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let work = Work()
      let search = Search(work.scope(on: isolation, clock: clock))
      search("a", now: true)
      await settle { search.answers.waiting == ["a"] }
      search.answers.answer("a", ["Aachen"])
      await settle { !search.results.isRunning }
      search.results.retry()
      await settle { search.answers.waiting == ["a"] }
      #expect(search.results.state == .loading(old: ["Aachen"]))
      search.answers.answer("a", ["Aalst"])
      await settle { search.results.state == .loaded(["Aalst"]) }
      search.results.retry()
      await settle { search.answers.waiting == ["a"] }
      search.results.cancel()
      search("a")
      #expect(!search.results.isRunning)
      #expect(search.results.state == .loaded(["Aalst"]))
      search.answers.answer("a", [])
      await work.isOver()
    }
  }

  @Test("what wasn't answered, as its scope had ended, is asked for in another one")
  func otherScope() async throws {
    try await onEachIsolation { isolation in
      let answers = Answers<String, [String]>()
      let results = Latest<String, [String]>()
      let (one, other) = (Scope(isolation: isolation), Scope(isolation: isolation))
      results("a", one, of: answers) { try await $0($1) }
      await settle { answers.waiting == ["a"] }
      one.end()
      answers.answer("a", ["Aachen"])
      await settle { !results.isRunning }
      #expect(results.state == .idle)
      results("b", one, of: answers) { try await $0($1) }
      #expect(results.input == nil)
      results("a", other, of: answers) { try await $0($1) }
      await settle { answers.waiting == ["a"] }
      answers.answer("a", ["Aalst"])
      await settle { results.state == .loaded(["Aalst"]) }
    }
  }

  @Test("a request that its service gives up leaves what was found, and what that was for")
  func givenUp() async throws {
    try await onEachIsolation { isolation in
      let search = Search(Scope(isolation: isolation))
      search("a", now: true)
      await settle { search.answers.waiting == ["a"] }
      search.answers.answer("a", [])
      await settle { search.results.state == .empty }
      search("b", now: true)
      await settle { search.answers.waiting == ["b"] }
      search.answers.fail("b", CancellationError())
      await settle { !search.results.isRunning }
      #expect(search.results.state == .empty)
      #expect(search.results.input == "a")
      search("b", now: true)
      await settle { search.answers.waiting == ["b"] }
    }
  }

  @Test("a scope that ends in the pause of a newer request leaves nothing loading")
  func endedInPause() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      let search = Search(scope)
      search("a", now: true)
      await settle { search.answers.waiting == ["a"] }
      search("ab")
      await settle { clock.sleepers == 1 }
      scope.end()
      await settle { !search.results.isRunning }
      #expect(search.results.state == .idle)
      #expect(search.results.input == nil)
      search.answers.answer("a", ["Aachen"])
    }
  }

  @Test("a call from a screen that has gone changes nothing of one that is there")
  func goneScreen() async throws {
    try await onEachIsolation { isolation in
      let answers = Answers<String, [String]>()
      let results = Latest<String, [String]>()
      let (gone, here) = (Scope(isolation: isolation), Scope(isolation: isolation))
      results("a", here, of: answers) { try await $0($1) }
      await settle { answers.waiting == ["a"] }
      answers.answer("a", ["Aachen"])
      await settle { results.state == .loaded(["Aachen"]) }
      gone.end()
      results("b", gone, of: answers) { try await $0($1) }
      results.retry()
      await settle { answers.waiting == ["a"] }
      answers.answer("a", ["Aalst"])
      await settle { results.state == .loaded(["Aalst"]) }
    }
  }
}

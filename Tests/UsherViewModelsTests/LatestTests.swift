import Testing
import UsherTestSupport
import UsherTesting
import UsherViewModels

@Suite("Latest: the newest request wins")
struct LatestTests {
  final class Search {
    let answers = Answers<String, [String]>()
    let scope: Scope
    private(set) lazy var results = Latest(scope, of: self, after: .milliseconds(300)) {
      (search: Search, query: String) in
      try await search.answers(query)
    }

    init(_ scope: Scope) { self.scope = scope }
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
        search.results(query)
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
        search.results(query)
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
      search.results("a")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { search.answers.waiting == ["a"] }
      search.answers.answer("a", ["Aachen"])
      await settle { search.results.state == .loaded(["Aachen"]) }
      search.results("b")
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
      let latest = Latest(scope, of: fetched) { (fetched: Box<[Int]>, id: Int) in
        fetched.value.append(id)
        return [id]
      }
      latest(1)
      latest(2)
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
      search.results("a")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { search.answers.waiting == ["a"] }
      search.answers.answer("a", [])
      await settle { search.results.state == .empty }
      search.results("b")
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { search.answers.waiting == ["b"] }
      search.results("bc")
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
      search.results("a")
      search.results("ab")
      search.results.cancel()
      #expect(search.results.state == .idle)
      #expect(search.results.input == nil)
      search.results("b")
      search.results.retry()
      await settle { search.answers.waiting == ["b"] }
      search.answers.fail("b", Offline())
      let failed = Loadable<[String]>.failed(old: nil, message: "You are offline.")
      await settle { search.results.state == failed }
      search.results("c")
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
      search.results("a")
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
      search?.results("a")
      await settle { clock.sleepers == 1 }
      scope.end()
      search = nil
      await settle { freed == nil }
      #expect(clock.sleepers == 0)
    }
  }
}

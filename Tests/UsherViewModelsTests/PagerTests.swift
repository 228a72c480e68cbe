import Testing
import UsherTestSupport
import UsherViewModels

@Suite("Pagers")
struct PagerTests {
  struct Row: Identifiable, Equatable { let id: Int }

  final class Rows {
    let answers = Answers<Int, ListPage<Row, Int>>()
    let work = Work()
    let scope: Scope
    let pager = Pager<Row, Int>()

    init(_ isolation: any Actor) { scope = work.scope(on: isolation) }

    func load() { pager.load(scope, of: self) { try await $0.answers($1 ?? 1) } }
    func reload() async { await pager.reload { try await answers($0 ?? 1) } }

    func answer(_ page: Int, _ ids: [Int], next: Int?, total: Int? = nil) async {
      await settle { answers.waiting.contains(page) }
      answers.answer(page, ListPage(ids.map { Row(id: $0) }, next: next, total: total))
    }

    var ids: [Int] { (pager.items.value ?? []).map(\.id) }
  }

  struct Gone: UserFacingError {
    let userMessage = "It is gone."
    let canRetry = false
  }

  struct Offline: UserFacingError {
    let userMessage = "You are offline."
  }

  @Test("parts come one after the other, to the end")
  func pages() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await rows.answer(1, [1, 2], next: 2, total: 3)
      await settle { rows.ids == [1, 2] }
      #expect(rows.pager.more == .available)
      #expect(rows.pager.total == 3)
      rows.pager.loadMore()
      #expect(rows.pager.more == .loading)
      rows.pager.loadMore()
      await rows.answer(2, [3], next: nil)
      await settle { rows.ids == [1, 2, 3] }
      #expect(rows.pager.more == .none)
      rows.pager.loadMore()
      await rows.work.isOver()
      #expect(rows.answers.waiting.isEmpty)
    }
  }

  @Test(
    "a new item comes into the list, where it belongs, and isn't there twice when its page comes"
  )
  func inserted() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.pager.insert(Row(id: 9))
      #expect(rows.pager.items == .idle)
      rows.load()
      await rows.answer(1, [1, 3], next: 2, total: 4)
      await settle { rows.ids == [1, 3] }
      rows.pager.insert(Row(id: 0))
      rows.pager.insert(Row(id: 2)) { $0.firstIndex { $0.id > 2 } }
      // It belongs behind them: a page that follows will have it.
      for _ in 0..<2 { rows.pager.insert(Row(id: 5)) { $0.firstIndex { $0.id > 5 } } }
      rows.pager.insert(Row(id: 3))
      #expect(rows.ids == [0, 1, 2, 3])
      #expect(rows.pager.total == 6)
      rows.pager.loadMore()
      await rows.answer(2, [2, 4, 5], next: nil, total: 7)
      await settle { rows.pager.more == .none }
      #expect(rows.ids == [0, 1, 2, 3, 4, 5])
      rows.pager.insert(Row(id: 6)) { _ in nil }
      rows.pager.insert(Row(id: 7)) { _ in 99 }
      #expect(rows.ids == [0, 1, 2, 3, 4, 5, 6, 7])
      rows.pager.remove(7)
      rows.pager.insert(Row(id: 7)) { _ in -1 }
      #expect(rows.ids == [7, 0, 1, 2, 3, 4, 5, 6])
    }
  }

  @Test("the first item comes into a list that is empty")
  func first() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await rows.answer(1, [], next: nil, total: 0)
      await settle { rows.pager.items == .empty }
      rows.pager.insert(Row(id: 1))
      #expect(rows.pager.items == .loaded([Row(id: 1)]))
      #expect(rows.pager.total == 1)
      rows.pager.remove(1)
      #expect(rows.pager.items == .empty)
    }
  }

  @Test("an item that comes twice is kept once")
  func twice() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await rows.answer(1, [1, 2, 2], next: 2)
      await settle { rows.ids == [1, 2] }
      rows.pager.loadMore()
      await rows.answer(2, [2, 3], next: nil)
      await settle { rows.ids == [1, 2, 3] }
    }
  }

  @Test("a part that fails leaves what is there, and can be tried again")
  func fails() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await settle { rows.answers.waiting == [1] }
      rows.answers.fail(1, Offline())
      await settle { rows.pager.items.message == "You are offline." }
      rows.pager.retry()
      await rows.answer(1, [1], next: 2)
      await settle { rows.ids == [1] }
      rows.pager.loadMore()
      await settle { rows.answers.waiting == [2] }
      rows.answers.fail(2, Offline())
      await settle { rows.pager.more == .failed(message: "You are offline.") }
      #expect(rows.ids == [1])
      rows.pager.retry()
      await rows.answer(2, [2], next: nil)
      await settle { rows.ids == [1, 2] }
    }
  }

  @Test(
    "begun anew, what is there stays until the first part has come, and older answers don't count"
  )
  func reload() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await rows.answer(1, [1, 2], next: 2)
      await settle { rows.ids == [1, 2] }
      rows.pager.loadMore()
      await settle { rows.answers.waiting == [2] }
      rows.load()
      #expect(rows.pager.more == .none)
      await settle { rows.answers.waiting == [2, 1] }
      rows.pager.loadMore()
      await rows.answer(2, [9], next: 3)
      await rows.work.isOver(but: 1)
      #expect(rows.ids == [1, 2])
      #expect(rows.pager.items.isLoading)
      await rows.answer(1, [2, 3], next: nil)
      await settle { rows.ids == [2, 3] && !rows.pager.items.isLoading }
      #expect(rows.pager.more == .none)
    }
  }

  @Test("begun anew in the same turn as the next part, that doesn't count either")
  func sameTurn() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await rows.answer(1, [1], next: 2)
      await settle { rows.ids == [1] }
      rows.pager.loadMore()
      let reloading = rows.scope.task { await rows.reload() }
      await rows.answer(2, [2], next: nil)
      await rows.answer(1, [3], next: nil)
      await settle { !reloading.isRunning }
      #expect(rows.ids == [3])
    }
  }

  @Test("when it couldn't be begun anew, the old list doesn't go on with the new one's parts")
  func failedAnew() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await rows.answer(1, [1], next: 2)
      await settle { rows.ids == [1] }
      rows.load()
      await settle { rows.answers.waiting == [1] }
      rows.answers.fail(1, Offline())
      await settle { rows.pager.items.message != nil }
      rows.pager.loadMore()
      await rows.work.isOver()
      #expect(rows.answers.waiting.isEmpty)
      #expect(rows.pager.items == .failed(old: [Row(id: 1)], message: "You are offline."))
      rows.pager.retry()
      await rows.answer(1, [3], next: 2)
      await settle { rows.ids == [3] && rows.pager.more == .available }
    }
  }

  @Test("a new beginning that was cancelled leaves everything as it was")
  func cancelledAnew() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await rows.answer(1, [1, 2], next: 2)
      await settle { rows.ids == [1, 2] }
      let reloading = rows.scope.task { await rows.reload() }
      await settle { rows.answers.waiting == [1] }
      reloading.cancel()
      await rows.answer(1, [2, 9], next: 5)
      await settle { !reloading.isRunning }
      #expect(rows.ids == [1, 2])
      #expect(rows.pager.more == .available)
      rows.pager.loadMore()
      await rows.answer(2, [2, 3], next: nil)
      await settle { rows.ids == [1, 2, 3] }
    }
  }

  @Test("an item that was changed or deleted elsewhere is changed or taken out, and the rest stays")
  func editing() async throws {
    try await onEachIsolation { isolation in
      let pager = Pager<Person, Int>()
      await pager.reload { _ in
        ListPage([Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")], next: 2, total: 9)
      }
      pager.update(Person(id: 2, name: "Bart"))
      pager.update(Person(id: 7, name: "Nobody"))
      #expect(pager.items.value?.map(\.name) == ["Ada", "Bart"])
      pager.remove(1)
      pager.remove(7)
      #expect(pager.items.value?.map(\.name) == ["Bart"])
      #expect(pager.total == 8)
      #expect(pager.more == .available)
      pager.remove(2)
      #expect(pager.items == .empty)
    }
  }

  @Test("what was changed or taken out while the list is fetched anew stays so when that fails")
  func editingMeanwhile() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let people = Answers<Int, [Person]>()
      let pager = Pager<Person, Int>()
      pager.load(scope, of: people) { ListPage(try await $0($1 ?? 1), next: nil) }
      await settle { people.waiting == [1] }
      people.answer(1, [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")])
      await settle { !pager.items.isLoading }
      pager.load()
      await settle { people.waiting == [1] }
      pager.update(Person(id: 2, name: "Bart"))
      pager.remove(1)
      people.fail(1, Offline())
      let left = [Person(id: 2, name: "Bart")]
      await settle { pager.items == .failed(old: left, message: "You are offline.") }
      pager.load()
      await settle { people.waiting == [1] }
      people.fail(1, Gone())
      await settle { pager.items == .failed(old: left, message: "It is gone.", canRetry: false) }
      pager.remove(2)
      #expect(pager.items == .failed(old: [], message: "It is gone.", canRetry: false))
    }
  }

  struct Person: Identifiable, Equatable {
    let id: Int
    let name: String
  }

  @Test("nothing found is empty, and a service that names the same part again isn't asked for ever")
  func emptyAndCircular() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await rows.answer(1, [], next: nil)
      await settle { rows.pager.items == .empty }
      rows.load()
      await rows.answer(1, [1], next: 2)
      await settle { rows.ids == [1] }
      rows.pager.loadMore()
      await rows.answer(2, [1], next: 2)
      await settle { rows.pager.more == .none }
    }
  }

  @Test("before it was told how to fetch, there is nothing to load, to go on with, or to try again")
  func untold() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.pager.load()
      rows.pager.loadMore()
      rows.pager.retry()
      await rows.work.isOver()
      #expect(rows.pager.items == .idle)
      #expect(rows.pager.more == .none)
    }
  }

  @Test("told anew how to fetch, it goes on that way; once more is the same way")
  func otherQuery() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await rows.answer(1, [1], next: 2)
      await settle { rows.ids == [1] }
      rows.pager.load(rows.scope, of: rows) { try await $0.answers(($1 ?? 1) + 10) }
      await rows.answer(11, [5], next: 2)
      await settle { rows.ids == [5] }
      rows.pager.loadMore()
      await rows.answer(12, [6], next: nil)
      await settle { rows.ids == [5, 6] }
      rows.pager.load()
      await rows.answer(11, [7], next: nil)
      await settle { rows.ids == [7] }
    }
  }

  @Test("what is waited for is fetched by what was given with it, which isn't kept")
  func waitedFor() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      await rows.pager.reload { _ in ListPage([Row(id: 1)], next: 2) }
      #expect(rows.ids == [1])
      rows.pager.loadMore()
      #expect(rows.pager.more == .available)
      await rows.pager.appendNext { ListPage([Row(id: $0 ?? 0)], next: 3) }
      #expect(rows.ids == [1, 2])
      await rows.pager.appendNext { _ in throw Offline() }
      #expect(rows.pager.more == .failed(message: "You are offline."))
      await rows.pager.appendNext { ListPage([Row(id: $0 ?? 0)], next: nil) }
      await rows.pager.appendNext { _ in ListPage([Row(id: 9)], next: nil) }
      #expect(rows.ids == [1, 2, 3])
    }
  }

  @Test("nothing is fetched after its scope has ended, and it doesn't look as if")
  func ended() async throws {
    try await onEachIsolation { isolation in
      let rows = Rows(isolation)
      rows.load()
      await rows.answer(1, [1], next: 2)
      await settle { rows.ids == [1] }
      rows.scope.end()
      rows.pager.loadMore()
      #expect(rows.pager.more == .available)
      rows.load()
      #expect(rows.pager.items == .loaded([Row(id: 1)]))
    }
  }

  @Test("a list whose screen is never shown doesn't look as if it were fetched")
  func neverShown() async throws {
    try await onEachIsolation { isolation in
      let answers = Answers<Int, ListPage<Row, Int>>()
      let pager = Pager<Row, Int>()
      let scope = Scope(
        isolation: isolation,
        clock: ContinuousClock(),
        activity: nil,
        isWaiting: true
      )
      pager.load(scope, of: answers) { try await $0($1 ?? 1) }
      #expect(pager.items == .loading(old: nil))
      scope.finish()
      #expect(pager.items == .idle)
      pager.load(Scope(isolation: isolation), of: answers) { try await $0($1 ?? 1) }
      await settle { answers.waiting == [1] }
      answers.answer(1, ListPage([Row(id: 1)], next: nil))
      await settle { pager.items == .loaded([Row(id: 1)]) }
    }
  }

  @Test("a list that is fetched again for a screen that is never shown can go on where it was")
  func neverShownAgain() async throws {
    try await onEachIsolation { isolation in
      let answers = Answers<Int, ListPage<Row, Int>>()
      let pager = Pager<Row, Int>()
      pager.load(Scope(isolation: isolation), of: answers) { try await $0($1 ?? 1) }
      await settle { answers.waiting == [1] }
      answers.answer(1, ListPage([Row(id: 1)], next: 2))
      await settle { pager.more == .available }
      let scope = Scope(
        isolation: isolation,
        clock: ContinuousClock(),
        activity: nil,
        isWaiting: true
      )
      pager.load(scope, of: answers) { try await $0($1 ?? 1) }
      scope.finish()
      #expect(pager.items == .loaded([Row(id: 1)]))
      #expect(pager.more == .available)
    }
  }

  @Test("a part that was cancelled can be fetched again")
  func freed() async throws {
    try await onEachIsolation { isolation in
      var rows: Rows? = Rows(isolation)
      let answers = rows?.answers
      weak let freed = rows
      rows?.load()
      await settle { answers?.waiting == [1] }
      rows?.scope.end()
      rows = nil
      answers?.fail(1, Offline())
      await settle { freed == nil }
    }
  }
}

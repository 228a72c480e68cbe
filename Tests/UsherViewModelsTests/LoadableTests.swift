import Testing
import UsherViewModels

@Suite("Loadable values")
struct LoadableTests {
  struct Offline: UserFacingError {
    let userMessage = "You are offline."
  }
  struct Unknown: Error {}
  struct Gone: UserFacingError {
    let userMessage = "It is gone."
    let canRetry = false
  }

  private func states(
    from start: Loadable<[Int]>,
    _ fetch: () async throws -> [Int]
  ) async -> [Loadable<[Int]>] {
    var states: [Loadable<[Int]>] = []
    await start.load(into: { states.append($0) }, fetch)
    return states
  }

  @Test("it loads, keeping the old value meanwhile")
  func loads() async {
    #expect(await states(from: .idle) { [1] } == [.loading(old: nil), .loaded([1])])
    #expect(await states(from: .loaded([1])) { [2] } == [.loading(old: [1]), .loaded([2])])
  }

  @Test("an empty collection is empty, not loaded")
  func empty() async {
    #expect(await states(from: .idle) { [] } == [.loading(old: nil), .empty])
  }

  @Test("a failure keeps the old value and has a message")
  func fails() async {
    let failed = await states(from: .loaded([1])) { throw Offline() }
    #expect(failed == [.loading(old: [1]), .failed(old: [1], message: "You are offline.")])
    let unknown = await states(from: .idle) { throw Unknown() }
    #expect(unknown.last?.message == "Something went wrong. Please try again.")
  }

  @Test("it says whether trying again can help, also in another form")
  func canRetry() async throws {
    let gone = try #require(await states(from: .loaded([1])) { throw Gone() }.last)
    #expect(gone == .failed(old: [1], message: "It is gone.", canRetry: false))
    #expect(!gone.canRetry && !gone.map(\.count).canRetry)
    for error in [Offline(), Unknown()] as [any Error] {
      #expect(await states(from: .idle) { throw error }.last?.canRetry == true)
    }
    // There is nothing to try again.
    #expect(!Loadable.loaded(1).canRetry)
  }

  @Test("a cancelled fetch puts back what was there")
  func cancelled() async {
    let states = await states(from: .loaded([1])) { throw CancellationError() }
    #expect(states == [.loading(old: [1]), .loaded([1])])
  }

  @Test("its parts are read without taking it apart")
  func parts() {
    let failed = Loadable.failed(old: 3, message: "No")
    #expect(failed.value == 3)
    #expect(failed.map { "\($0)" } == .failed(old: "3", message: "No"))
    #expect(Loadable<Int>.loading(old: nil).isLoading)
    #expect(Loadable<Int>.empty.value == nil)
    #expect(Loadable.loaded(1).map { $0 + 1 } == .loaded(2))
    #expect(Loadable<Int>.idle.map { $0 } == .idle)
  }

  @Test("an empty text or dictionary is a value, and an empty list is nothing")
  func emptyValues() async {
    var text = Loadable<String>.idle
    await text.load(into: { text = $0 }) { "" }
    #expect(text == .loaded(""))
    var table = Loadable<[String: Int]>.idle
    await table.load(into: { table = $0 }) { [:] }
    #expect(table == .loaded([:]))
    var list = Loadable<[Int]>.idle
    await list.load(into: { list = $0 }) { [] }
    #expect(list == .empty)
  }
}

import Testing
import UsherViewModels

@Suite("Lists that were fetched, changed in place")
struct LoadableEditingTests {
  private func edited(_ state: Loadable<[Int]>, _ change: (inout [Int]) -> Void) -> Loadable<[Int]>
  {
    var state = state
    state.edit(change)
    return state
  }

  @Test("an item comes and goes, and whether a newer list is fetched stays as it is")
  func states() {
    #expect(edited(.loaded([1])) { $0.append(2) } == .loaded([1, 2]))
    #expect(edited(.loading(old: [1])) { $0.append(2) } == .loading(old: [1, 2]))
    #expect(
      edited(.failed(old: [1], message: "No.", canRetry: false)) { $0.append(2) }
        == .failed(old: [1, 2], message: "No.", canRetry: false)
    )
  }

  @Test("a list that becomes empty is empty, and one that was gets its first item")
  func empty() {
    #expect(edited(.loaded([1])) { $0.removeAll() } == .empty)
    #expect(edited(.empty) { $0.append(2) } == .loaded([2]))
    #expect(edited(.empty) { _ in } == .empty)
  }

  @Test("where no list has come yet, there is nothing to change")
  func none() {
    for state in [Loadable<[Int]>.idle, .loading(old: nil), .failed(old: nil, message: "No.")] {
      #expect(edited(state) { $0.append(2) } == state)
    }
  }
}

import Observation
import Synchronization
import Testing
import UsherViewModels

@Suite("Rows of a table")
struct TableModelTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  enum Column { case id, name, none }

  private func table(_ names: [String], pageSize: Int = 2) -> TableModel<Row, Column> {
    TableModel(
      names.enumerated().map { Row(id: $0.offset, name: $0.element) },
      pageSize: pageSize,
      sorts: [.id: { $0.id < $1.id }, .name: { $0.name < $1.name }]
    )
  }

  @Test("a column sorts, again the other way round, and equal rows keep their order")
  func sorted() {
    let table = table(["b", "a", "b", "c"], pageSize: 10)
    #expect(table.visible.map(\.id) == [0, 1, 2, 3])
    table.sort(by: .name)
    #expect(table.visible.map(\.id) == [1, 0, 2, 3])
    table.sort(by: .name)
    #expect(table.visible.map(\.id) == [3, 0, 2, 1])
    #expect(table.order == .init(.name, isAscending: false))
    table.sort(by: .none)
    #expect(table.visible.map(\.id) == [3, 0, 2, 1])
    #expect(!table.canSort(by: .none))
  }

  @Test("new rows are sorted as the old ones were, and what is gone isn't selected any more")
  func replaced() {
    let table = table(["b", "a"], pageSize: 10)
    table.sort(by: .name)
    table.select(0)
    table.select(1)
    table.rows = [Row(id: 1, name: "z"), Row(id: 7, name: "c")]
    #expect(table.visible.map(\.id) == [7, 1])
    #expect(table.selection == [1])
  }

  @Test("pages have their rows, and a number that no page has leads to the nearest one")
  func pages() {
    let table = table(["a", "b", "c", "d", "e"])
    #expect(table.pageCount == 3)
    table.show(page: 2)
    #expect(table.visible.map(\.name) == ["e"])
    table.show(page: 99)
    #expect(table.page == 2)
    table.show(page: -1)
    #expect(table.page == 0)
    table.show(page: 2)
    table.rows.removeLast()
    #expect(table.page == 1)
    #expect(table.visible.map(\.name) == ["c", "d"])
    table.show(page: 1)
    table.sort(by: .id)
    #expect(table.page == 0)
    table.rows = []
    #expect(table.pageCount == 1)
    #expect(table.visible.isEmpty)
  }

  @Test("all rows of a page are selected, and those of other pages stay as they are")
  func selection() {
    let table = table(["a", "b", "c"])
    table.select(2)
    table.selectPage()
    #expect(table.selection == [0, 1, 2])
    table.selectPage(false)
    #expect(table.selection == [2])
    table.select(99)
    #expect(table.selection == [2])
    table.selectNone()
    #expect(table.selection.isEmpty)
  }

  @Test("ten thousand rows are sorted once, not at each look")
  func large() {
    let compared = Mutex(0)
    let table = TableModel<Row, Column>(
      (0..<10_000).map { Row(id: $0, name: "\($0 * 7_919 % 10_000)") },
      sorts: [
        .name: {
          compared.withLock { $0 += 1 }
          return $0.name < $1.name
        }
      ]
    )
    table.sort(by: .name)
    let count = compared.withLock { $0 }
    #expect(count > 10_000)
    for page in 0..<table.pageCount {
      table.show(page: page)
      #expect(table.visible.count == 50)
    }
    #expect(compared.withLock { $0 } == count)
  }

  @Test(
    "whoever looks at the rows hears of an order, of a page and of new rows; of a selection only who looks at it"
  )
  func observed() {
    let table = table(["a", "b", "c"])
    func hears(_ look: () -> Void, _ change: () -> Void) -> Bool {
      let heard = Mutex(false)
      withObservationTracking(look) { heard.withLock { $0 = true } }
      change()
      return heard.withLock { $0 }
    }
    #expect(hears({ _ = table.visible }) { table.sort(by: .name) })
    #expect(hears({ _ = table.visible }) { table.show(page: 1) })
    #expect(hears({ _ = table.pageCount }) { table.rows.removeLast() })
    #expect(!hears({ _ = table.visible }) { table.select(0) })
    #expect(hears({ _ = table.selection }) { table.select(1) })
    #expect(!hears({ _ = table.selection }) { table.rows.append(Row(id: 9, name: "d")) })
    #expect(hears({ _ = table.selection }) { table.rows.removeFirst() })
  }
}

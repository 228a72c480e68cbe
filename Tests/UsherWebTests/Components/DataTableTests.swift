import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Tables to sort, select and open")
struct DataTableTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var name: String { "Row \(id)" }
  }

  private enum Column { case name, size }

  private let model = TableModel<Row, Column>(
    (1...5).map { Row(id: $0) },
    pageSize: 2,
    sorts: [.name: { $0.id < $1.id }]
  )
  private let opened = Field<Int?>(nil)

  private func page() -> TestFragment<some HTML> {
    TestFragment {
      DataTable(
        "Rows",
        model,
        [
          TableColumn("Name", .name) { $0.name },
          TableColumn("Size", .size, isNumber: true) { "\($0.id * 10)" },
        ],
        selects: true,
        onOpen: { opened.value = $0 }
      )
    }
  }

  private func cells(_ page: TestFragment<some HTML>) -> [String] {
    page.browser.root.all.filter { $0.name == "td" }.map(\.text).filter { !$0.isEmpty }
  }

  @Test("the head of a column sorts, and says how it is sorted; one that can't is no button")
  func sort() {
    let page = page()
    #expect(cells(page) == ["Row 1", "10", "Row 2", "20"])
    #expect(page.act("click", "button", "Name"))
    #expect(page.html.contains(#"aria-sort="ascending""#))
    #expect(page.act("click", "button", "Name"))
    #expect(page.html.contains(#"aria-sort="descending""#))
    #expect(cells(page) == ["Row 5", "50", "Row 4", "40"])
    #expect(!page.act("click", "button", "Size"))
    #expect(page.html == page.fresh)
  }

  @Test("boxes to select come and go in the head and in each row")
  func selecting() {
    let isSelecting = Field(false)
    let page = TestFragment {
      DataTable(
        "Rows",
        model,
        [TableColumn("Name", .name) { $0.name }],
        selects: isSelecting.value
      )
    }
    func boxes() -> Int {
      page.browser.root.all.filter { $0.attributes["type"] == "checkbox" }.count
    }
    #expect(boxes() == 0)
    isSelecting.value = true
    page.update()
    #expect(boxes() == 3)
    #expect(page.html == page.fresh)
    isSelecting.value = false
    page.update()
    #expect(boxes() == 0)
    #expect(page.html == page.fresh)
  }

  @Test("pages go on and back, and say where they are")
  func pages() {
    let page = page()
    #expect(page.html.contains("Page 1 of 3"))
    #expect(!page.act("click", "button", "Previous"))
    #expect(page.act("click", "button", "Next"))
    page.update()
    #expect(page.act("click", "button", "Next"))
    #expect(page.html.contains("Page 3 of 3"))
    #expect(cells(page) == ["Row 5", "50"])
    #expect(!page.act("click", "button", "Next"))
    #expect(page.html == page.fresh)
  }

  @Test("rows are selected by their boxes, and all of a page by the one in the head")
  func select() throws {
    let page = page()
    let boxes = { page.browser.root.all.filter { $0.name == "input" } }
    #expect(
      boxes().map { $0.attributes["aria-label"] } == [
        "Select all on this page", "Select Row 1", "Select Row 2",
      ]
    )
    #expect(page.act("change", on: boxes()[2], payload: "1"))
    #expect(model.selection == [2])
    page.update()
    #expect(boxes().map(\.value) == ["", "", "1"])
    #expect(page.act("change", on: boxes()[0], payload: "1"))
    #expect(model.selection == [1, 2])
    page.update()
    #expect(boxes().map(\.value) == ["1", "1", "1"])
    #expect(page.html == page.fresh)
  }

  @Test("a row is opened by its name")
  func open() {
    let page = page()
    #expect(page.act("click", "button", "Row 2"))
    #expect(opened.value == 2)
  }

  @Test("a table of one page has no buttons for pages")
  func short() {
    model.rows = [Row(id: 1)]
    #expect(!page().html.contains("Page 1"))
  }
}

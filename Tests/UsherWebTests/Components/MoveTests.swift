import Testing
import Usher

@testable import UsherWeb

@Suite("Rows that are moved")
struct MoveTests {
  @Test("a handle is a button with a name, also for the script that tells where its row came")
  func handle() {
    let name = "Ghent"
    let html = TestFragment { MoveHandle(name) }.fresh
    for attribute in [
      #"<button aria-keyshortcuts="ArrowUp ArrowDown Home End" aria-label="Move Ghent""#,
      #"class="handle" data-handle="Ghent" type="button""#, "aria-hidden=\"true\"",
    ] {
      #expect(html.contains(attribute))
    }
    #expect(!html.contains("disabled"))
    #expect(TestFragment { MoveHandle(name, isDisabled: true) }.fresh.contains("disabled"))
  }

  private func list(_ rows: Rows, _ moved: @escaping (Int, Int) -> Void) -> TestFragment<some HTML>
  {
    TestFragment {
      ul {
        ForEach(rows.rows) { row in
          li {
            row.text
            MoveHandle(row.text)
          }
        }
      }
      .onMove(moved)
    }
  }

  @Test("a row is moved from an index to the one it has then")
  func move() throws {
    let model = Rows(4)
    let page = list(model) { from, to in model.rows.insert(model.rows.remove(at: from), at: to) }
    let ul = try #require(page.browser.root.all.first { $0.name == "ul" })
    #expect(page.act("move", on: ul, payload: "0 2"))
    #expect(model.rows.map(\.id) == [1, 2, 0, 3])
    #expect(page.html == page.fresh)
    #expect(page.act("move", on: ul, payload: "3 0"))
    #expect(model.rows.map(\.id) == [3, 1, 2, 0])
    #expect(page.html == page.fresh)
  }

  @Test(
    "what isn't a move is ignored",
    arguments: [
      "", "0", "0 ", " 0", "0 1 2", "0  1", "a b", "0 b", "-1 0", "0 -1", "1.0 2", "2 2",
      "0 99999999999999999999", "0\n1",
    ]
  )
  func malformed(_ payload: String) throws {
    var moves = 0
    let page = list(Rows(4)) { _, _ in moves += 1 }
    let ul = try #require(page.browser.root.all.first { $0.name == "ul" })
    #expect(page.act("move", on: ul, payload: payload))
    #expect(moves == 0)
    #expect(page.act("move", on: ul, payload: "0 1"))
    #expect(moves == 1)
  }

  @Test("a list in a row has moves of its own")
  func nested() throws {
    let rows = Rows(2)
    var moves: [String] = []
    let page = TestFragment {
      ul {
        ForEach(rows.rows) { row in
          li {
            MoveHandle(row.text)
            ol { li { MoveHandle("Part") } }.onMove { moves.append("\(row.id): \($0) \($1)") }
          }
        }
      }
      .onMove { moves.append("\($0) \($1)") }
    }
    rows.rows.swapAt(0, 1)
    page.update()
    let lists = page.browser.root.all.filter { ["ul", "ol"].contains($0.name) }
    for list in lists { #expect(page.act("move", on: list, payload: "0 1")) }
    #expect(moves == ["0 1", "1: 0 1", "0: 0 1"])
  }
}

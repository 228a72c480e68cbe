import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Rows that are moved")
struct MoveTests {
  @Test("a handle is a button with a name, also for the script that tells where its row came")
  func handle() {
    let name = "Ghent"
    let html = TestFragment { MoveHandle(name) { _ in } }.fresh
    for attribute in [
      #"<button aria-keyshortcuts="ArrowUp ArrowDown Home End" aria-label="Move Ghent""#,
      #"class="handle" data-handle="Ghent" type="button""#, "aria-hidden=\"true\"",
    ] {
      #expect(html.contains(attribute))
    }
    #expect(!html.contains("disabled"))
    #expect(TestFragment { MoveHandle(name, isDisabled: true) { _ in } }.fresh.contains("disabled"))
  }

  private func list(_ rows: Rows, _ moved: @escaping (Int, Int) -> Void) -> TestFragment<some HTML>
  {
    TestFragment {
      ul {
        ForEach(rows.rows) { row in
          li {
            row.text
            MoveHandle(row.text) { moved(row.id, $0) }
          }
        }
      }
    }
  }

  private func handles(_ page: TestFragment<some HTML>) -> [Node] {
    page.browser.root.all.filter { $0.name == "button" }
  }

  @Test("a row is moved to the index it has then")
  func move() throws {
    let model = Rows(4)
    let page = list(model) { id, to in
      guard let from = model.rows.firstIndex(where: { $0.id == id }) else { return }
      model.rows.insert(model.rows.remove(at: from), at: to)
    }
    #expect(page.act("move", on: handles(page)[0], payload: "2"))
    #expect(model.rows.map(\.id) == [1, 2, 0, 3])
    #expect(page.html == page.fresh)
    #expect(page.act("move", on: handles(page)[3], payload: "0"))
    #expect(model.rows.map(\.id) == [3, 1, 2, 0])
    #expect(page.html == page.fresh)
  }

  @Test("it is the row that the person took, though the list has changed before that is heard")
  func identity() throws {
    let model = Rows(4)
    var moved: [Int] = []
    let page = list(model) { id, _ in moved.append(id) }
    let third = handles(page)[2]
    // The browser doesn't know yet.
    model.rows.removeFirst()
    #expect(page.act("move", on: third, payload: "0"))
    #expect(moved == [2])
  }

  @Test(
    "what isn't a move is ignored",
    arguments: ["", " 0", "0 ", "0 1", "a", "-1", "1.0", "99999999999999999999", "0\n"]
  )
  func malformed(_ payload: String) throws {
    var moves = 0
    let page = list(Rows(4)) { _, _ in moves += 1 }
    #expect(page.act("move", on: handles(page)[0], payload: payload))
    #expect(moves == 0)
    #expect(page.act("move", on: handles(page)[0], payload: "1"))
    #expect(moves == 1)
  }

  @Test("a handle that is disabled moves nothing")
  func disabled() throws {
    var moves = 0
    let page = TestFragment { MoveHandle("Ghent", isDisabled: true) { _ in moves += 1 } }
    _ = page.act("move", on: handles(page)[0], payload: "1")
    #expect(moves == 0)
  }
}

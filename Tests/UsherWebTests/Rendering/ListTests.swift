import Observation
import Testing
import Usher
import UsherTestSupport
import WebTesting

@testable import UsherWeb

@Observable final class Rows: ViewModel {
  var rows: [Row]
  var suffix = ""
  @ObservationIgnored var tapped: [Int] = []

  init(_ count: Int = 5) { rows = (0..<count).map { Row(id: $0, text: "Row \($0)") } }
}

struct Section: Identifiable, Equatable {
  let id: String
  var rows: [Row]
  var isOpen = true
}

@Observable final class Sections {
  var sections = [
    Section(id: "a", rows: [Row(id: 1, text: "One"), Row(id: 2, text: "Two")]),
    Section(id: "b", rows: [Row(id: 3, text: "Three")]),
  ]
  @ObservationIgnored var tapped: [Int] = []
}

@Suite("Lists")
struct ListTests {
  func list(_ model: Rows) -> TestFragment<some HTML> {
    TestFragment {
      h1 { "List" }
      ul {
        ForEach(model.rows) { row in
          li {
            row.text
            if row.isMarked { em { "!" } }
          }
          .on(.click) { model.tapped.append(row.id) }
        }
      }
      p { String(model.rows.count) }
    }
  }

  @Test("one row of a thousand that changes costs a few bytes")
  func oneRow() {
    let model = Rows(1000)
    let page = list(model)
    model.rows[500].text = "New"
    #expect(page.html == page.fresh)
    #expect(page.lastFrame.count < 12)
  }

  @Test("rows come, go and move")
  func rearranged() {
    let model = Rows()
    let page = list(model)
    model.rows.remove(at: 1)
    #expect(page.html == page.fresh)
    model.rows.insert(Row(id: 10, text: "Ten"), at: 0)
    #expect(page.html == page.fresh)
    model.rows.reverse()
    model.rows[2].isMarked = true
    #expect(page.html == page.fresh)
    model.rows = []
    #expect(page.html == page.fresh)
    model.rows = [Row(id: 1, text: "One")]
    #expect(page.html == page.fresh)
  }

  @Test("an address that goes on below what takes the event leads to nothing")
  func addressBelow() throws {
    let page = list(Rows())
    let row = try #require(page.browser.element("li", "Row 3"))
    let handler = try #require(row.handlers["click"])
    let address = try #require(handler.scope).address(handler.index).path
    #expect(page.fragment.handler(at: address, payload: "") != nil)
    #expect(page.fragment.handler(at: address + [0], payload: "") == nil)
  }

  @Test("a row takes its event wherever it has moved to, and none when it is gone")
  func events() throws {
    let model = Rows()
    let page = list(model)
    let row = try #require(page.browser.element("li", "Row 3"))
    model.rows.reverse()
    page.update()
    #expect(page.act("click", on: row))
    // Moved and removed again, and the browser doesn't know.
    model.rows.swapAt(0, 1)
    #expect(page.act("click", on: row))
    model.rows.removeAll { $0.id == 3 }
    #expect(!page.act("click", on: row))
    #expect(model.tapped == [3, 3])
  }

  @Test("rows that read more than their item are rendered again when that changes")
  func impureRows() {
    let model = Rows()
    let page = TestFragment {
      ul {
        ForEach(model.rows) { row in
          li {
            row.text; model.suffix
          }
        }
      }
    }
    model.suffix = "?"
    #expect(page.html == page.fresh)
    model.rows.swapAt(0, 3)
    model.rows.append(Row(id: 9, text: "Nine"))
    #expect(page.html == page.fresh)
    model.suffix = "!"
    #expect(page.html == page.fresh)
    #expect(page.html.contains("Row 4!"))
  }

  @Test("rows that begin to read more than their item are rendered again from then on")
  func laterImpureRows() {
    let model = Rows()
    let page = TestFragment {
      ul {
        ForEach(model.rows) { row in
          li {
            row.text; if row.isMarked { model.suffix }
          }
        }
      }
    }
    model.rows[1].isMarked = true
    #expect(page.html == page.fresh)
    model.suffix = "!"
    #expect(page.html == page.fresh)
    model.rows.insert(Row(id: 7, text: "Seven", isMarked: true), at: 0)
    #expect(page.html == page.fresh)
    model.suffix = "!!"
    #expect(page.html == page.fresh)
  }

  @Test("a text that is refused in a row is put right there")
  func fieldInRow() {
    let model = Rows(3)
    let page = TestFragment {
      ul {
        ForEach(model.rows) { row in
          li {
            input().label("Field \(row.id)").value(
              ValueBinding {
                row.text
              } set: { _ in
              }
            )
          }
        }
      }
    }
    #expect(page.act("input", "input", "Field 1", payload: "x"))
    #expect(page.html == page.fresh)
  }

  @Test("lists in rows keep their own rows apart")
  func nested() throws {
    let model = Sections()
    let page = TestFragment {
      ForEach(model.sections) { section in
        ul {
          ForEach(section.rows) { row in li { row.text }.on(.click) { model.tapped.append(row.id) }
          }
        }
      }
    }
    let two = try #require(page.browser.element("li", "Two"))
    model.sections[0].rows.insert(Row(id: 4, text: "Four"), at: 0)
    #expect(page.html == page.fresh)
    model.sections[0].rows.swapAt(0, 2)
    model.sections.reverse()
    #expect(page.html == page.fresh)
    #expect(page.act("click", on: two))
    #expect(model.tapped == [2])
  }

  @Test("a list in a row after a branch with a list, however rows change")
  func nestedInBranch() throws {
    let model = Sections()
    let page = TestFragment {
      ForEach(model.sections) { section in
        div {
          if section.isOpen { ul { ForEach(section.rows) { row in li { row.text } } } }
          ul {
            ForEach(section.rows) { row in
              li { strong { row.text } }.on(.click) { model.tapped.append(row.id) }
            }
          }
          p { section.isOpen ? "open" : "closed" }
        }
      }
    }
    let two = try #require(page.browser.element("strong", "Two")?.parent)
    // A press that is on its way when the rows change.
    let press = try #require(page.browser.event("click", on: two))
    for isOpen in [false, true, true, false] {
      model.sections[0].isOpen = isOpen
      #expect(page.html == page.fresh)
      model.tapped = []
      #expect(page.handle(press))
      let shown = try #require(page.browser.element("strong", "Two")?.parent)
      #expect(page.act("click", on: shown))
      #expect(model.tapped == [2, 2])
    }
  }

  @Test("two rows of one identity are shown as they come")
  func duplicates() {
    let model = Rows(3)
    let page = list(model)
    model.rows.append(Row(id: 1, text: "Again"))
    #expect(page.html == page.fresh)
    model.rows.remove(at: 1)
    #expect(page.html == page.fresh)
  }

  @Test("after any changes a browser shows what a new one would", arguments: 0..<200)
  func random(_ seed: UInt64) {
    var random = SplitMix64(state: seed &* 7919 &+ 1)
    let model = Rows(Int.random(in: 0...8, using: &random))
    let readsMore = Bool.random(using: &random)
    let page = TestFragment {
      ForEach(model.rows) { row in
        li {
          row.text
          if row.isMarked {
            em {
              row.text; if readsMore { model.suffix }
            }
          } else {
            b2()
          }
          if readsMore { strong { model.suffix } }
        }
      }
      if model.rows.count % 2 == 0 { p { String(model.rows.count) } }
    }
    for step in 0..<30 {
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let count = model.rows.count
        let index = count == 0 ? 0 : Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: model.rows.insert(Row(id: 100 + step * 10 + index, text: "n\(step)"), at: index)
        case 1 where count > 0: model.rows.remove(at: index)
        case 2 where count > 0: model.rows[index].text += "x"
        case 3 where count > 0: model.rows[index].isMarked.toggle()
        case 4: model.rows.shuffle(using: &random)
        case 5: model.suffix = "\(step)"
        case 6 where count > 1: model.rows.swapAt(0, index)
        default: break
        }
      }
      #expect(page.html == page.fresh, "seed \(seed), step \(step)")
    }
  }

  func b2() -> some HTML { small { "plain" } }
}

import Observation
import Testing
import Usher
import UsherTestSupport
import WebTesting

@testable import UsherWeb

/// Of a long list a browser gets the rows around what the person sees.
@Suite("Long lists")
struct LongListTests {
  @Test("a list of 250 rows comes whole, one of 251 begins with a hundred")
  func limit() {
    let whole = LongListModel(0..<250).page()
    #expect(whole.shown() == Array(0..<250))
    #expect(whole.extent() == [])
    let long = LongListModel(0..<251).page()
    #expect(long.shown() == Array(0..<100))
    #expect(long.extent() == [0, 251])
  }

  @Test("the page of a hundred thousand rows is as small as that of three hundred")
  func size() {
    let sizes = [300, 100_000].map { count in
      let model = LongListModel(0..<count)
      var renderer = Renderer(.page)
      ul { ForEach(model.rows) { row in li { row.text } } }.render(into: &renderer)
      return renderer.out.count
    }
    #expect(abs(sizes[1] - sizes[0]) < 10)
  }

  @Test("the browser gets the rows that it asks for, and is told which they are")
  func asks() {
    let page = LongListModel(0..<100_000).page()
    #expect(page.ask("50000,80"))
    #expect(page.shown() == Array(50_000..<50_080))
    #expect(page.extent() == [50_000, 100_000])
    #expect(page.ask("50040,80"))
    #expect(page.shown() == Array(50_040..<50_120))
    // Only forty rows are new.
    #expect(page.lastFrame.count < 40 * 40)
  }

  @Test("it is told even when it has them already")
  func answers() {
    let page = LongListModel(0..<1000).page()
    #expect(page.ask("0,100"))
    #expect(!page.lastFrame.isEmpty)
    #expect(page.shown() == Array(0..<100))
  }

  @Test(
    "what it asks for is put into what there is",
    arguments: [
      ("999999,100", 900..<1000), ("950,100", 900..<1000), ("0,1", 0..<20), ("10,5000", 10..<410),
    ]
  )
  func range(_ text: String, _ rows: Range<Int>) {
    let page = LongListModel(0..<1000).page()
    #expect(page.ask(text))
    #expect(page.shown() == Array(rows))
    #expect(page.extent() == [rows.lowerBound, 1000])
  }

  @Test(
    "what can't be read is ignored",
    arguments: ["", "1", "a,b", "1,2,3", "99999999999999999999,1", ",", "1,"]
  )
  func garbage(_ text: String) {
    let page = LongListModel(0..<1000).page()
    #expect(!page.ask(text))
    #expect(page.shown() == Array(0..<100))
  }

  @Test("rows that come and go above leave the browser's rows where they are")
  func anchor() {
    let model = LongListModel(0..<1000)
    let page = model.page()
    page.ask("500,100")
    model.rows.insert(Row(id: -1, text: "Row -1"), at: 0)
    #expect(page.shown() == Array(500..<600))
    #expect(page.extent() == [501, 1001])
    #expect(page.lastFrame.count < 20)
    model.rows.removeFirst(300)
    #expect(page.shown() == Array(500..<600))
    #expect(page.extent() == [201, 701])
    // Also when the row in the middle goes with them.
    model.rows.removeAll { $0.id < 480 || (540..<560).contains($0.id) }
    #expect(page.shown() == Array(480..<540) + Array(560..<600))
    #expect(page.extent() == [0, 500])
  }

  @Test("at the start of the list a new first row is seen, and no row goes that may be looked at")
  func start() {
    let model = LongListModel(0..<1000)
    let page = model.page()
    model.rows.insert(Row(id: 5000, text: "Row 5000"), at: 0)
    #expect(page.shown() == [5000] + Array(0..<100))
    #expect(page.extent() == [0, 1001])
    model.rows.insert(contentsOf: (2000..<3000).map { Row(id: $0, text: "Row \($0)") }, at: 0)
    // So many can't be there besides: what is there stays.
    #expect(page.shown() == [5000] + Array(0..<100))
    #expect(page.extent() == [1000, 2001])
  }

  @Test("a row's change is sent if the browser has the row, and costs nothing else")
  func change() {
    let model = LongListModel(0..<1000)
    let page = model.page()
    page.ask("500,100")
    model.rows[10].text = "Row 7"
    #expect(page.shown() == Array(500..<600))
    #expect(page.lastFrame.isEmpty)
    model.rows[510].text = "Row 7"
    #expect(page.shown()[10] == 7)
    #expect(page.lastFrame.count < 20)
  }

  @Test("an event of a row means that row, wherever the browser is")
  func event() {
    let model = LongListModel(0..<1000)
    let page = model.page()
    page.ask("500,100")
    page.act("click", "li", "Row 520")
    model.rows.removeFirst(100)
    #expect(page.extent() == [400, 900])
    page.act("click", "li", "Row 555")
    _ = page.html
    page.act("click", "li", "Row 599")
    #expect(model.tapped == [520, 555, 599])
  }

  @Test("an event in a row that leaves the browser at the same time reaches its row")
  func leaving() {
    let model = LongListModel(0..<1000)
    let page = model.page()
    let events = [20, 30, 40].compactMap { number in
      page.browser.element("li", "Row \(number)").flatMap { page.browser.event("click", on: $0) }
    }
    page.ask("500,100")
    #expect(page.handle(events[0]))
    model.rows.insert(Row(id: 5000, text: "Row 5000"), at: 0)
    model.rows.removeAll { $0.id == 30 }
    #expect(page.shown() == Array(500..<600))
    #expect(!page.handle(events[1]))
    page.ask("800,100")
    #expect(page.handle(events[2]))
    #expect(model.tapped == [20, 40])
  }

  @Test("in a row with branches and lists, too")
  func leavingRich() {
    let sections = Sections()
    sections.sections = (0..<1000).map { Section(id: "s\($0)", rows: LongListModel(0..<3).rows) }
    var tapped: [String] = []
    let page = TestFragment {
      div {
        ForEach(sections.sections) { section in
          div {
            if !section.rows.isEmpty { ul { ForEach(section.rows) { row in li { row.text } } } }
            ul { ForEach(section.rows) { row in li { row.text } } }
            button { "Tap \(section.id)" }.on(.click) { tapped.append(section.id) }
          }
        }
      }
    }
    _ = page.html
    let event = page.browser.element("button", "Tap s7").flatMap {
      page.browser.event("click", on: $0)
    }
    page.ask("500,100")
    #expect(event.map(page.handle) == true)
    #expect(tapped == ["s7"])
  }

  @Test("a list that becomes long keeps the rows that the browser has")
  func grows() {
    let model = LongListModel(0..<200)
    let page = model.page()
    model.rows += LongListModel(200..<1000).rows
    #expect(page.shown() == Array(0..<200))
    #expect(page.extent() == [0, 1000])
    let empty = LongListModel(0..<0)
    let other = empty.page()
    empty.rows = LongListModel(0..<100_000).rows
    #expect(other.shown() == Array(0..<100))
    #expect(other.extent() == [0, 100_000])
  }

  @Test("a list that becomes short is there whole, and grows again")
  func shrinks() {
    let model = LongListModel(0..<1000)
    let page = model.page()
    page.ask("900,100")
    model.rows = LongListModel(950..<960).rows
    #expect(page.shown() == Array(950..<960))
    #expect(page.extent() == [0, 10])
    model.rows = []
    #expect(page.shown() == [])
    model.rows = LongListModel(0..<1000).rows
    #expect(page.shown() == Array(0..<100))
    #expect(page.extent() == [0, 1000])
  }

  @Test("an app can send all rows, and the rows of a choice are always sent")
  func whole() {
    let rows = LongListModel(0..<300).rows
    let page = TestFragment {
      ul { ForEach(rows, allRows: true) { row in li { row.text } } }
      select { ForEach(rows) { row in option { row.text } } }
      ul { ForEach(rows) { row in li { row.text } } }
    }
    #expect(page.shown(list: 0).count == 300)
    #expect(page.shown(list: 1).count == 300)
    #expect(page.shown(list: 2).count == 100)
  }

  @Test("a list inside other content that comes says which rows it has")
  func inBranch() {
    let model = LongListModel(0..<1000)
    let page = TestFragment {
      if model.isShown { ul { ForEach(model.rows) { row in li { row.text } } } }
    }
    model.isShown = false
    _ = page.html
    model.isShown = true
    #expect(page.shown() == Array(0..<100))
    #expect(page.extent() == [0, 1000])
    page.ask("300,100")
    #expect(page.shown() == Array(300..<400))
  }

  @Test("rows that are gone aren't followed any more")
  func tracking() throws {
    let tasks = RowViewModelTests.Tasks(1000)
    let page = TestFragment { ul { ForEach(tasks.tasks) { task in li { task.text } } } }
    _ = page.html
    page.ask("500,100")
    let memory = try #require(page.fragment.lists.first as? RowMemory<RowViewModelTests.Task>)
    #expect(memory.dirty.count <= 101)
    #expect(memory.words.count == 100)
    tasks.tasks[3].text = "other"
    _ = page.html
    #expect(page.lastFrame.isEmpty)
    tasks.tasks[550].text = "other"
    #expect(page.html.contains("other"))
  }

  @Test("a long list inside a row of another list gets the rows that are asked for")
  func nested() {
    let model = Sections()
    model.sections = [
      Section(id: "a", rows: []), Section(id: "b", rows: LongListModel(0..<1000).rows),
    ]
    let page = TestFragment {
      div {
        ForEach(model.sections) { group in
          UsherWeb.section { ul { ForEach(group.rows) { row in li { row.text } } } }
        }
      }
    }
    _ = page.html
    var inner: TestScope.Part { page.browser.lists()[0].part.rows[1].scope.parts[0] }
    #expect(inner.extent == [0, 1000])
    #expect(page.ask("500,100", row: 1))
    #expect(inner.extent == [500, 1000])
    #expect(inner.rows.map(\.node.text) == (500..<600).map { "Row \($0)" })
    #expect(page.ask("500,100", row: 1))
    #expect(!page.lastFrame.isEmpty)
  }

  @Test("the options of a choice that come later come all")
  func laterOptions() {
    let model = LongListModel(0..<300)
    model.isShown = false
    let page = TestFragment {
      select { if model.isShown { ForEach(model.rows) { row in option { row.text } } } }
      ul { if model.isShown { ForEach(model.rows) { row in li { row.text } } } }
    }
    _ = page.html
    model.isShown = true
    #expect(page.shown(list: 0).count == 300)
    #expect(page.shown(list: 1).count == 100)
  }

  @Test("rows that come above in the same turn as a request don't move what is asked for")
  func sameTurn() {
    let model = LongListModel(0..<1000)
    let page = model.page()
    page.ask("400,100")
    model.rows.insert(contentsOf: (5000..<5300).map { Row(id: $0, text: "Row \($0)") }, at: 0)
    page.ask("450,100")
    #expect(page.shown() == Array(450..<550))
    #expect(page.extent() == [750, 1300])
  }

  @Test(
    "in any order of changes and requests the browser has the rows that it is told",
    arguments: UInt64(0)..<60
  )
  func histories(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let model = LongListModel(0..<Int.random(in: 0...600, using: &random))
    let page = model.page()
    var next = 10_000
    for _ in 0..<40 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        page.ask(
          "\(Int.random(in: 0..<700, using: &random)),\(Int.random(in: 1...420, using: &random))"
        )
      case 1:
        let new = (0..<Int.random(in: 1...90, using: &random)).map {
          Row(id: next + $0, text: "Row \(next + $0)")
        }
        next += 100
        model.rows.insert(contentsOf: new, at: Int.random(in: 0...model.rows.count, using: &random))
      case 2 where !model.rows.isEmpty:
        let first = model.rows.indices.randomElement(using: &random) ?? 0
        model.rows.removeSubrange(
          first..<min(model.rows.count, first + Int.random(in: 1...90, using: &random))
        )
      case 3 where !model.rows.isEmpty:
        let row = model.rows.remove(at: model.rows.indices.randomElement(using: &random) ?? 0)
        model.rows.insert(row, at: Int.random(in: 0...model.rows.count, using: &random))
      case 4 where !model.rows.isEmpty:
        let index = model.rows.indices.randomElement(using: &random) ?? 0
        model.rows[index] = Row(id: model.rows[index].id, text: "Row \(next)")
        next += 1
      case 5: model.rows.shuffle(using: &random)
      default: model.rows.randomElement(using: &random).map { model.position.scroll(to: $0.id) }
      }
      let rows = page.shown()
      let extent = page.extent()
      let first = extent.first ?? 0
      #expect(extent.isEmpty ? rows.count == model.rows.count : extent[1] == model.rows.count)
      #expect(rows.count <= 400)
      #expect(
        rows == model.rows[first..<first + rows.count].compactMap { Int($0.text.dropFirst(4)) }
      )
      if let target = page.browser.lists()[0].part.extent.dropFirst(2).first {
        #expect((first..<first + rows.count).contains(target))
      }
    }
  }
}

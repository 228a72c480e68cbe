import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// Where a long list is scrolled to: by its view model, and when it is shown again.
@Suite("Places in long lists")
struct LongListPlaceTests {
  @Test("the view model scrolls to a row, once for each call")
  func scrolls() {
    let model = LongListModel(0..<100_000)
    let page = model.page()
    model.position.scroll(to: 70_000)
    #expect(page.shown().contains(70_000))
    #expect(page.extent().dropFirst() == [100_000, 70_000])
    model.title = "Some"
    _ = page.html
    model.rows.removeLast()
    _ = page.html
    #expect(page.extent().dropFirst() == [99_999])
    // To a row that the browser has.
    model.position.scroll(to: 70_001)
    let before = page.shown()
    #expect(page.extent().last == 70_001)
    #expect(page.shown() == before)
  }

  @Test("to a row that isn't there yet it scrolls when the row has come")
  func scrollsLater() {
    let model = LongListModel(0..<300)
    let page = model.page()
    model.position.scroll(to: 299)
    #expect(page.extent().last == 299)
    model.position.scroll(to: 400)
    _ = page.html
    model.rows += LongListModel(300..<500).rows
    _ = page.html
    #expect(page.extent().suffix(2) == [500, 400])
    #expect(model.position.target == 400)
  }

  @Test("a short list scrolls, too, and so does one that comes with the screen")
  func scrollsShort() {
    let model = LongListModel(0..<20)
    let page = model.page()
    model.position.scroll(to: 7)
    _ = page.html
    #expect(page.extent() == [0, 20, 7])
    let early = LongListModel(0..<1000)
    early.position.scroll(to: 600)
    let other = early.page()
    #expect(other.shown().contains(600))
    #expect(other.extent().dropFirst() == [1000, 600])
  }

  @Test("a screen that is drawn whole again begins where the browser was")
  func again() {
    let model = LongListModel(0..<1000)
    let page = model.page()
    page.ask("500,80")
    var renderer = Renderer(.page)
    page.fragment.render(into: &renderer)
    let other = TestBrowser(fragment: renderer.out)
    #expect(other.lists()[0].part.extent == [500, 1000])
    #expect(other.lists()[0].part.rows.count == 100)
  }

  @Test("content that has to be sent whole again keeps its place, and scrolls where it should")
  func literals() {
    let model = LongListModel(0..<1000)
    let page = TestFragment {
      if model.isShown {
        p { model.title == "All" ? "all" : "some" }
        ul {
          ForEach(model.rows, position: model.position) { row in li { row.text } }
        }
      }
    }
    page.ask("500,100")
    model.title = "Some"
    #expect(page.html.contains("some"))
    #expect(page.shown() == Array(500..<600))
    #expect(page.extent() == [500, 1000])
    model.title = "All"
    model.position.scroll(to: 800)
    #expect(page.shown().contains(800))
    #expect(page.extent().last == 800)
  }

  @Test("of several lists each begins where the browser was in it")
  func places() {
    let (one, other) = (LongListModel(0..<1000), LongListModel(0..<1000))
    let page = TestFragment {
      ul { ForEach(one.rows) { row in li { row.text } } }
      ul { ForEach(other.rows) { row in li { row.text } } }
    }
    _ = page.html
    page.ask("300,100", list: 0)
    page.ask("700,100", list: 1)
    one.rows = LongListModel(0..<20).rows
    _ = page.html
    var renderer = Renderer(.page)
    page.fragment.render(into: &renderer)
    let fresh = TestBrowser(fragment: renderer.out)
    #expect(fresh.lists().map(\.part.extent) == [[], [700, 1000]])
  }

  /// A list of sections, each with a list of its rows.
  private func sections(_ models: [LongListModel]) -> TestFragment<some HTML> {
    struct Section: Identifiable, Equatable {
      let model: LongListModel
      var id: ObjectIdentifier { ObjectIdentifier(model) }

      static func == (one: Self, other: Self) -> Bool { one.model === other.model }
    }
    let all = LongListModel(0..<0)
    return TestFragment {
      h1 { all.title }
      div {
        ForEach(models.filter(\.isShown).map(Section.init)) { section in
          ul {
            ForEach(section.model.rows, position: models[0].position) { row in li { row.text } }
          }
        }
      }
    }
  }

  private func extents(_ browser: TestBrowser) -> [[Int]] {
    browser.lists()[0].part.rows.map { $0.scope.parts[0].extent }
  }

  @Test("lists inside rows begin where the browser was in them, also when there are other rows now")
  func nestedPlaces() {
    let models = [LongListModel(0..<1000), LongListModel(0..<20), LongListModel(1000..<3000)]
    let page = sections(models)
    _ = page.html
    page.ask("300,100", row: 0)
    page.ask("700,100", row: 2)
    func again() -> [[Int]] {
      var renderer = Renderer(.page)
      page.fragment.render(into: &renderer)
      return extents(TestBrowser(fragment: renderer.out))
    }
    #expect(again() == [[300, 1000], [], [700, 2000]])
    models[0].isShown = false
    #expect(again() == [[], [700, 2000]])
  }

  @Test("so do lists inside rows that came later")
  func laterPlaces() {
    let models = [LongListModel(0..<1000), LongListModel(1000..<3000)]
    models[1].isShown = false
    let page = sections(models)
    _ = page.html
    models[1].isShown = true
    _ = page.html
    page.ask("700,100", row: 1)
    var renderer = Renderer(.page)
    page.fragment.render(into: &renderer)
    #expect(extents(TestBrowser(fragment: renderer.out)) == [[0, 1000], [700, 2000]])
  }

  @Test("a list in a row scrolls, too, when the rows before it read nothing that changes")
  func quietRows() {
    let model = LongListModel(0..<1000)
    let page = TestFragment {
      div {
        ForEach(LongListModel(0..<3).rows) { section in
          div {
            h2 { section.text }
            if section.id > 0 {
              ul { ForEach(model.rows, position: model.position) { row in li { row.text } } }
            }
          }
        }
      }
    }
    _ = page.html
    model.position.scroll(to: 700)
    #expect(page.html.contains("Row 700"))
  }

  @Test("of lists that share a position the one scrolls that has the row")
  func sharedPosition() {
    let models = [LongListModel(0..<1000), LongListModel(0..<20), LongListModel(1000..<3000)]
    let page = sections(models)
    _ = page.html
    models[0].position.scroll(to: 2500)
    _ = page.html
    #expect(extents(page.browser) == [[0, 1000], [], [1467, 2000, 1500]])
    models[0].position.scroll(to: 10)
    _ = page.html
    #expect(extents(page.browser)[0] == [0, 1000, 10])
    #expect(extents(page.browser)[2].first == 1467)
    // Also on a page that is written while the row is awaited.
    models[0].position.scroll(to: 1001)
    let other = sections(models)
    _ = other.html
    #expect(extents(other.browser) == [[0, 1000], [], [0, 2000, 1]])
  }

  @Test("a short list that was scrolled once still comes whole")
  func scrolledOnce() {
    let model = LongListModel(0..<20)
    let page = model.page()
    model.position.scroll(to: 7)
    _ = page.html
    model.rows = LongListModel(0..<240).rows
    #expect(page.shown() == Array(0..<240))
    #expect(page.extent() == [0, 240])
  }
}

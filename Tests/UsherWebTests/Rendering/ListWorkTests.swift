import Observation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("What a change of a long list costs")
struct ListWorkTests {
  /// The rows that were rendered since a test last looked, by their identity.
  final class Work {
    var rows: [Int] = []
    var sections: [String] = []

    func take() -> (rows: Set<Int>, sections: Set<String>) {
      defer { (rows, sections) = ([], []) }
      return (Set(rows), Set(sections))
    }
  }

  struct RowView: ElementComponent {
    let row: Row
    let work: Work
    let select: () -> Void
    let delete: () -> Void

    var body: some ElementHTML {
      work.rows.append(row.id)
      return li {
        DeletableRow(row.text, delete: delete) {
          strong { row.text }.on(.click, select)
        }
      }
    }
  }

  struct SectionView: ElementComponent {
    let section: Section
    let work: Work

    var body: some ElementHTML {
      work.sections.append(section.id)
      return UsherWeb.section {
        h2 { section.id }
        ul { ForEach(section.rows) { RowView(row: $0, work: work, select: {}, delete: {}) } }
      }
      .label(section.id)
    }
  }

  private let work = Work()

  /// Sections of a hundred rows each.
  private func model(_ count: Int) -> Sections {
    let model = Sections()
    model.sections = stride(from: 0, to: count, by: 100).map { first in
      Section(id: "s\(first)", rows: rows(first..<min(first + 100, count)))
    }
    return model
  }

  private func rows(_ ids: Range<Int>) -> [Row] {
    ids.map { Row(id: $0, text: "Row \($0)") }
  }

  private func content(_ model: Sections) -> some HTML {
    div { ForEach(model.sections) { SectionView(section: $0, work: work) } }
  }

  private func page(_ model: Sections) -> TestFragment<some HTML> {
    let page = TestFragment { self.content(model) }
    _ = work.take()
    return page
  }

  /// What a browser is told of a change; without one, as none could show so much in a test.
  private func frame(_ model: Sections, _ change: () -> Void) -> [UInt8] {
    let fragment = Fragment(1, wake: {}) { self.content(model).render(into: &$0) }
    var renderer = Renderer(.page)
    fragment.render(into: &renderer)
    _ = work.take()
    change()
    renderer = Renderer(.patch, templates: Templates())
    fragment.patch(&renderer)
    return renderer.out
  }

  @Test("a hundred more rows of two thousand are rendered alone, in their section or a new one")
  func appended() {
    let model = model(2000)
    let page = page(model)
    model.sections[19].rows += rows(2000..<2050)
    model.sections.append(Section(id: "new", rows: rows(2050..<2100)))
    page.update()
    let done = work.take()
    #expect(done.rows == Set(2000..<2100))
    #expect(done.sections == ["s1900", "new"])
    // A template, and for each row its place and its texts.
    #expect(page.lastFrame.count < 100 * 60 + 1000)
    #expect(page.html == page.fresh)
  }

  @Test("one row of twenty thousand that changes is rendered alone")
  func changed() {
    let model = model(20_000)
    let frame = frame(model) { model.sections[120].rows[50].text = "New" }
    let done = work.take()
    #expect(done.rows == [12_050] && done.sections == ["s12000"])
    // Its name is said by both buttons.
    #expect(frame.count < 60)
  }

  @Test("a row of twenty thousand that goes renders no other")
  func removed() {
    let model = model(20_000)
    let frame = frame(model) {
      model.sections[120].rows.remove(at: 50)
      model.sections.remove(at: 3)
    }
    #expect(work.take().rows.isEmpty)
    #expect(frame.count < 20)
  }

  @Test("an event in one of two thousand rows renders its own alone")
  func event() throws {
    let page = page(model(2000))
    #expect(page.act("click", "strong", "Row 1250"))
    #expect(work.take().rows == [1250])
  }
}

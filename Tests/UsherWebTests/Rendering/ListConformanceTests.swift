import Observation
import Testing
import Usher
import UsherTesting
import WebTesting

@testable import UsherWeb

@Observable private final class SectionsModel {
  var sections: [ListSection] = []
  @ObservationIgnored var tapped: Int?
}

@Suite("Conformance of lists in pages")
struct ListConformanceTests {
  @Test("sections and rows that change at random are what the browser shows", arguments: 1...5)
  func page(_ seed: UInt64) {
    let failure = ListSuite(seed: seed).run(sequences: 100) { pageList() }
    #expect(failure == nil, "\(failure ?? "")")
  }
}

/// A list in a list, in a page.
private func pageList() -> any ConformanceList {
  let model = SectionsModel()
  return PageList(
    model,
    TestFragment {
      ForEach(model.sections) { section in
        div {
          h2 { section.title }
          ul {
            ForEach(section.rows) { row in
              li { row.text }.attribute("data-row", "\(row.id)").on(.click) {
                model.tapped = row.id
              }
            }
          }
        }
      }
    }
  )
}

private final class PageList<Content: HTML>: ConformanceList {
  private let model: SectionsModel
  private let page: TestFragment<Content>

  init(_ model: SectionsModel, _ page: TestFragment<Content>) {
    self.model = model
    self.page = page
  }

  func show(_ sections: [ListSection]) {
    model.sections = sections
    page.update()
  }

  private var nodes: [Node] { page.browser.root.all.filter { ["h2", "li"].contains($0.name) } }

  var lines: [String] { nodes.map(\.text) }

  func tap(_ index: Int) -> Int? {
    let rows = nodes.filter { $0.name == "li" }
    guard rows.indices.contains(index) else { return nil }
    model.tapped = nil
    page.act("click", on: rows[index])
    return model.tapped
  }

  func identity(of row: Int) -> ObjectIdentifier? {
    nodes.first { $0.attributes["data-row"] == "\(row)" }.map { ObjectIdentifier($0) }
  }
}

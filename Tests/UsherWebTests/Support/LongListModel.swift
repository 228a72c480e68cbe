import Observation
import Usher
import WebTesting

@testable import UsherWeb

/// Numbered rows, for tests of long lists.
@Observable final class LongListModel {
  var rows: [Row]
  var title = "All"
  var isShown = true
  @ObservationIgnored var tapped: [Int] = []
  let position = ListPosition<Int>()

  init(_ range: Range<Int>) { rows = range.map { Row(id: $0, text: "Row \($0)") } }

  /// A page that shows the rows.
  func page() -> TestFragment<some HTML> {
    TestFragment {
      h1 { self.title }
      ul {
        ForEach(self.rows, position: self.position) { row in
          li { row.text }.on(.click) { self.tapped.append(row.id) }
        }
      }
    }
  }
}

extension TestFragment {
  /// The numbers of the rows that the browser has.
  func shown(list: Int = 0) -> [Int] {
    _ = html
    return browser.lists()[list].part.rows.compactMap { Int($0.node.text.dropFirst(4)) }
  }

  /// What the browser knows of a long list: the index of the first row, the number of all, and the row to scroll to.
  func extent(list: Int = 0) -> [Int] {
    _ = html
    return browser.lists()[list].part.extent
  }
}

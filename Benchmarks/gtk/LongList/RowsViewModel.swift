import Observation
import Usher

@Observable nonisolated final class RowsViewModel: ViewModel {
  struct Row: Identifiable, Equatable {
    let id: Int
    var title: String
    var detail = "12 points"
  }

  let title = "Rows"
  private(set) var rows: [Row]

  init(count: Int) { rows = (1...count).map { Row(id: $0, title: "Row \($0)") } }

  /// Changes the third row, or puts another in its place.
  func change(_ title: String, inserts: Bool) {
    if inserts {
      rows.insert(Row(id: -rows.count, title: title), at: 2)
    } else {
      rows[2].title = title
    }
  }
}

import Observation
import Usher
import UsherWeb

/// A hundred thousand rows, of which a browser gets a window. Each event puts one first.
@Observable
final class LongViewModel: ViewModel {
  /// Shared by all sessions until they change it.
  private static let all = (0..<100_000).map { RowModel(id: $0, name: "item number \($0)") }
  private(set) var rows = LongViewModel.all

  func putFirstButtonTapped() {
    rows.insert(RowModel(id: rows.count, name: "item number \(rows.count)"), at: 0)
  }
}

struct LongView: View {
  let viewModel: LongViewModel

  var body: some HTML {
    button { "Put First" }.on(.click, viewModel.putFirstButtonTapped)
    ul {
      ForEach(viewModel.rows) { row in
        li {
          "Row "
          row.name
          strong { String(row.value) }
        }
      }
    }
  }
}

/// Ten thousand rows that are view models, all of which the browser has. Each event changes one of them, or something else
/// on the page.
@Observable
final class ModelsViewModel: ViewModel {
  @Observable
  final class Row: RowViewModel {
    let id: Int
    private(set) var value = 0

    init(id: Int) { self.id = id }

    func change() { value += 1 }
  }

  let rows = (0..<10_000).map { Row(id: $0) }
  private(set) var count = 0
  private let changesRows: Bool
  @ObservationIgnored private var next = 0

  init(changesRows: Bool) { self.changesRows = changesRows }

  func moreButtonTapped() {
    guard changesRows else { return count += 1 }
    rows[next].change()
    next = (next + 37) % rows.count
  }
}

struct ModelsView: View {
  let viewModel: ModelsViewModel

  var body: some HTML {
    button { "More" }.on(.click, viewModel.moreButtonTapped)
    p { String(viewModel.count) }
    ul {
      ForEach(viewModel.rows, allRows: true) { row in
        li {
          "Row "
          String(row.id)
          strong { String(row.value) }
        }
      }
    }
  }
}

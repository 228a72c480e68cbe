import GalleryViewModels
import Usher
import UsherWeb

/// A short list in one of the states of `Loadable`.
struct StateList: Component {
  private let state: Loadable<[StatesViewModel.Row]>
  private let rows: Int
  private let detail: String?
  private let retry: (() -> Void)?

  init(
    _ state: Loadable<[StatesViewModel.Row]>,
    rows: Int = 3,
    detail: String? = nil,
    retry: (() -> Void)? = nil
  ) {
    self.state = state
    self.rows = rows
    self.detail = detail
    self.retry = retry
  }

  var body: some HTML {
    LoadableView(state, rows: rows, failureDetail: detail, retry: retry) { rows in
      ul { ForEach(rows) { row in li { div { row.id }.class("row") } } }.class("list")
    }
  }
}

import CloudyViewModels
import Usher
import UsherGTK

struct AddLocationView: View {
  let viewModel: AddLocationViewModel
  let hidesBack = true

  var leadingToolbar: some Content {
    Button(viewModel.words.cancel, viewModel.cancelButtonTapped)
  }

  var body: some Content {
    TextField(
      viewModel.placeholder,
      viewModel.bind(\.query),
      kind: .search,
      submit: viewModel.searchButtonTapped
    )
    Show(viewModel.preparation) { [viewModel] done in
      Text(viewModel.words.preparingPlaces).style(.secondary)
      ProgressBar(viewModel.words.preparingPlaces, done.value)
    }
    Text(viewModel.hint).style(.secondary)
    Spinner(viewModel.querying)
    Text(viewModel.hasFailed ? viewModel.message : nil).style(.error)
    Text(viewModel.hasFailed ? nil : viewModel.message).style(.secondary)
    Show(when: viewModel.canRetry) { [viewModel] in
      Button(.tryAgain, viewModel.retryButtonTapped).align(.start)
    }
    Text(viewModel.count).style(.secondary)
    ForEach(viewModel.locations) { [viewModel] row in
      RowButton {
        viewModel.select(row.id)
      } content: {
        LocationText(row: { row.value })
      }
    }
    Text(viewModel.credit).style(.secondary)
  }
}

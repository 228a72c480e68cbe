import GalleryViewModels
import UsherGTK

struct TabView: View {
  let viewModel: TabViewModel

  var toolbar: some Content {
    Button("Done", viewModel.doneButtonTapped)
  }

  var body: some Content {
    Text(viewModel.text).style(.secondary)
    RowList(viewModel.rows, title: { $0.id }, select: viewModel.select)
  }
}

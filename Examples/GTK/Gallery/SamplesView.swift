import GalleryViewModels
import UsherGTK

struct SamplesView: View {
  let viewModel: SamplesViewModel

  var body: some Content {
    Text(viewModel.text).style(.secondary)
    RowList(viewModel.rows, title: { $0.title }, select: viewModel.select)
  }
}

import GalleryViewModels
import UsherGTK

struct SamplesView: View {
  let viewModel: SamplesViewModel

  var body: some Content {
    Text(viewModel.text).style(.secondary)
    ForEach(viewModel.rows) { row in
      RowButton {
        viewModel.select(row.id)
      } content: {
        Text(row.title)
      }
    }
  }
}

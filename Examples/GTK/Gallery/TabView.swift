import GalleryViewModels
import UsherGTK

struct TabView: View {
  let viewModel: TabViewModel

  var toolbar: some Content {
    Button("Done", viewModel.doneButtonTapped)
  }

  var body: some Content {
    Text(viewModel.text).style(.secondary)
    ForEach(viewModel.rows) { row in
      RowButton {
        viewModel.select(row.id)
      } content: {
        Text(row.id)
      }
    }
  }
}

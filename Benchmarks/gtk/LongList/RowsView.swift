import Usher
import UsherGTK

struct RowsView: View {
  let viewModel: RowsViewModel

  var body: some Content {
    List(viewModel.rows) { row in
      HStack {
        Text(row.title).expand()
        Text(row.detail).style(.secondary)
      }
    }
  }
}

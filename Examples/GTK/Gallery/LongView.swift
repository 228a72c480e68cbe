import GalleryViewModels
import Usher
import UsherGTK

struct LongView: View {
  let viewModel: LongViewModel

  var toolbar: some Content {
    Button(icon: "list-add-symbolic", "Add an Entry", viewModel.addButtonTapped)
  }

  var body: some Content {
    TextField(
      "Go to the entry with a number",
      viewModel.bind(\.number),
      message: viewModel.message,
      submit: viewModel.goButtonTapped
    )
    List(viewModel.rows, label: "Entries", position: viewModel.position) { row in
      HStack {
        VStack(spacing: 2) {
          Text(row.title)
          Text(row.text).style(.secondary)
        }
        .expand()
        Icon(row.isMarked ? "object-select-symbolic" : "", label: "Marked")
      }
    } select: {
      viewModel.select($0.id)
    }
    Text(viewModel.count).style(.secondary)
  }
}

import GalleryViewModels
import Usher
import UsherGTK

struct FieldsView: View {
  let viewModel: FieldsViewModel

  var body: some Content {
    Section("TextField") {
      TextField("Filled", viewModel.bind(\.filled))
      TextField(
        "With a placeholder",
        viewModel.bind(\.withPlaceholder),
        placeholder: "Ada Lovelace"
      )
      TextField("Password", viewModel.bind(\.password), kind: .password)
      TextField("Search", viewModel.bind(\.empty), kind: .search)
      TextField("Wrong", viewModel.bind(\.wrong), message: viewModel.problem)
      TextField("Required, and left empty", viewModel.required)
      TextField("Disabled", viewModel.bind(\.filled)).enabled(false)
    }
    Section("TextArea") {
      TextArea("Too long", viewModel.shortArea)
    }
  }
}

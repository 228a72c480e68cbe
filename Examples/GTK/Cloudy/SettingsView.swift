import CloudyViewModels
import Usher
import UsherGTK

struct SettingsView: View {
  let viewModel: SettingsViewModel
  let hidesBack = true

  var toolbar: some Content {
    Button(viewModel.words.done, viewModel.doneButtonTapped).style(.suggested)
  }

  var body: some Content {
    Text(viewModel.message).style(.error)
    LoadableView(viewModel.sections, retry: viewModel.retryButtonTapped) { [viewModel] sections in
      ForEach(sections.value) { section in
        Section(section.label) {
          ForEach(section.rows) { row in
            RowButton {
              viewModel.select(row.id)
            } content: {
              Text(row.text).expand()
              Icon(row.isSelected ? "object-select-symbolic" : "")
            }
            .pressed(row.isSelected)
          }
        }
      }
    }
  }
}

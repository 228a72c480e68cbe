import GalleryViewModels
import UsherGTK

struct BarSampleView: View {
  let viewModel: BarSampleViewModel
  var hidesBack: Bool { viewModel.sample == .withoutBack }

  var leadingToolbar: some Content {
    Show(when: viewModel.sample == .buttons) {
      Button("Edit") { viewModel.press("Edit") }
    }
  }

  var toolbar: some Content {
    Show(when: [.buttons, .longTitle].contains(viewModel.sample)) {
      RefreshButton(viewModel.isRefreshing, viewModel.refresh)
      Button(icon: "list-add-symbolic", "Add") { viewModel.press("Add") }
    }
    Show(when: viewModel.sample == .buttonStates) {
      RefreshButton(true) {}
      Button(icon: "list-add-symbolic", "Add") {}.enabled(false)
    }
    Show(when: viewModel.sample == .withoutBack) {
      Button("Done", viewModel.doneButtonTapped).style(.suggested)
    }
  }

  var body: some Content {
    Text(viewModel.notice).style(.secondary)
    List(viewModel.rows, label: "Rows") { row in Text("Row \(row.id)") }
  }
}

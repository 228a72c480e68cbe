import GalleryViewModels
import Usher
import UsherGTK

struct StatesView: View {
  let viewModel: StatesViewModel

  var body: some Content {
    Section("LoadableView") {
      HStack {
        Button("Fetch", viewModel.fetchButtonTapped)
        Button("Fetch Nothing", viewModel.fetchNothingButtonTapped)
        Button("Fail", viewModel.failButtonTapped)
      }
      LoadableView(viewModel.fetched, retry: viewModel.fetchButtonTapped) { rows in
        ForEach(rows.value) { row in Text(row.id) }
      }
    }
    Section("Spinner") {
      Spinner().align(.start)
    }
    Section("EmptyState") {
      EmptyState("No letters yet", "Write one, and it is here.", icon: "mail-unread-symbolic") {
        Button("Write a Letter", viewModel.noticeButtonTapped).style(.suggested)
      }
      Text(viewModel.notice).style(.secondary)
    }
    Section("UndoBar") {
      Button("Put Away", viewModel.putAwayButtonTapped).align(.start)
    }
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
  }
}

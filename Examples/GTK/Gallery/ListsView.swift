import GalleryViewModels
import Usher
import UsherGTK

struct ListsView: View {
  let viewModel: ListsViewModel

  var body: some Content {
    Section("List") {
      RowButton(viewModel.longButtonTapped) {
        Text("A hundred thousand rows")
      }
    }
    Section("ForEach") {
      ForEach(viewModel.guests) { guest in
        HStack {
          Text(guest.id).expand()
          Button(icon: "user-trash-symbolic", "Delete \(guest.id)") { viewModel.delete(guest.id) }
            .style(.flat)
        }
      }
    }
    Section("MoveHandle") {
      ForEach(viewModel.songs) { song in
        HStack {
          MoveHandle(song.id) { viewModel.move(song.id, to: $0) }
          Text(song.id).expand()
        }
      }
    }
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
  }
}

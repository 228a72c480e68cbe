import UsherWeb

struct NotesView: View {
  let viewModel: NotesViewModel

  var toolbar: some HTML {
    button { "Add" }.on(.click, viewModel.addButtonTapped)
  }

  var body: some HTML {
    ul {
      ForEach(viewModel.notes) { note in
        li {
          button { note.text }.class("row").on(.click) { viewModel.select(note.id) }
        }
      }
    }
    .class("list")
  }
}

struct NoteView: View {
  let viewModel: NoteViewModel

  var toolbar: some HTML {
    button { "Edit" }.on(.click, viewModel.editButtonTapped)
    button { "Open in New Window" }.on(.click, viewModel.ownWindowButtonTapped)
  }

  var body: some HTML { p { "This is what you have noted." } }
}

struct EditView: View {
  let viewModel: EditViewModel

  var toolbar: some HTML {
    button { "Cancel" }.on(.click, viewModel.cancelButtonTapped)
    button { "Save" }.on(.click, viewModel.saveButtonTapped)
  }

  var body: some HTML { TextField("Text", bind(\.text)) }
}

import StarterViewModels
import Usher
import UsherGTK

struct EditBookView: View {
  let viewModel: EditBookViewModel
  // The Cancel button leads back.
  let hidesBack = true

  var leadingToolbar: some Content {
    Button("Cancel", viewModel.cancelButtonTapped)
  }

  var body: some Content {
    Form(viewModel.form, submit: viewModel.saveButtonTapped) {
      TextField("Title", viewModel.name)
      TextField("Author", viewModel.author)
      Toggle("I have read it", viewModel.isRead)
      Text(viewModel.message).style(.error)
      SubmitButton("Save", viewModel.form, isRunning: viewModel.isSaving)
      Show(when: !viewModel.isNew) {
        Button("Delete Book", viewModel.deleteButtonTapped).style(.destructive)
      }
    }
  }
}

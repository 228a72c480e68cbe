import StarterViewModels
import UsherWeb

struct EditBookView: View {
  let viewModel: EditBookViewModel

  var leadingToolbar: some HTML {
    button { "Cancel" }.on(.click, viewModel.cancelButtonTapped)
  }

  var body: some HTML {
    form {
      TextField("Title", viewModel.name, hasFocus: viewModel.isNew)
      TextField("Author", viewModel.author)
      Toggle("I have read it", viewModel.isRead)
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      SubmitButton("Save", viewModel.form, isRunning: viewModel.isSaving)
      if !viewModel.isNew {
        button { "Delete Book" }
          .class("button secondary destructive wide").attribute("type", "button")
          .on(.click, viewModel.deleteButtonTapped)
      }
    }
    .class("form").on(.submit, viewModel.saveButtonTapped)
  }
}

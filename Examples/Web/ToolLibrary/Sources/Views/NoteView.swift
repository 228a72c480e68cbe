import ToolLibraryViewModels
import UsherWeb

struct NoteView: View {
  let viewModel: NoteViewModel

  var leadingToolbar: some HTML {
    button { "Cancel" }.on(.click, viewModel.cancelButtonTapped)
  }

  var body: some HTML {
    form {
      TextArea(viewModel.toolName, viewModel.text, rows: 6)
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      SubmitButton("Save", viewModel.form, isRunning: viewModel.isSaving)
    }
    .class("form").on(.submit, viewModel.saveButtonTapped)
  }
}

import PhotosViewModels
import UsherWeb

struct TermsView: View {
  let viewModel: TermsViewModel

  var toolbar: some HTML { button { "Done" }.on(.click, viewModel.doneButtonTapped) }

  var body: some HTML { p { viewModel.text } }
}

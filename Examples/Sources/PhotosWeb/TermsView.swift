import PhotosViewModels
import UsherWeb

struct TermsView: View {
  let viewModel: TermsViewModel

  var toolbar: some HTML { button { "Cancel" }.on(.click, viewModel.cancel) }

  var body: some HTML { p { viewModel.text } }
}

import GalleryViewModels
import UsherWeb

struct FocusView: View {
  let viewModel: FocusViewModel

  var body: some HTML {
    form {
      TextField("Not this one", bind(\.other))
      TextField("Typing goes here", bind(\.text), hasFocus: true)
    }
    .class("form")
  }
}

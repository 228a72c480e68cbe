import GalleryViewModels
import Usher
import UsherGTK

struct NoticesView: View {
  let viewModel: NoticesViewModel

  var body: some Content {
    Section("ProgressBar") {
      ProgressBar("Uploading 3 files", viewModel.progress)
      Button("Go On", viewModel.goOnButtonTapped).align(.start)
    }
    Section("ToastBar") {
      Button("Send the Invoice", viewModel.sendButtonTapped).align(.start)
    }
    ToastBar(viewModel.toast)
  }
}

import PhotosViewModels
import UsherWeb

struct PhotoDetailView: View {
  let viewModel: PhotoDetailViewModel

  var toolbar: some HTML {
    if viewModel.showsBuyButton { button { "Buy" }.on(.click, viewModel.buy) }
  }

  var body: some HTML {
    StatusText(viewModel.receipt, style: "note")
    LoadableView(
      viewModel.content,
      retry: viewModel.retryButtonTapped,
      leave: (viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
    ) { photo in
      figure {
        RemoteImage("-/\(photo.image)", alt: photo.title, width: 960, height: 640, canRetry: true)
        if photo.isPurchased { span { "PURCHASED" }.class("badge") }
      }
      .class("shown")
      if let download = photo.download {
        a { "Download" }.class("button").href("-/\(download)")
          .attribute("download", photo.fileName)
      } else {
        p {
          "This is a preview. Buy the photo for "; photo.price; " to get the full picture."
        }
        .class("secondary")
      }
    }
  }
}

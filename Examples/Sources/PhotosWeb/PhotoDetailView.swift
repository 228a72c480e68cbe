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
        img().src("-/\(photo.image)").attribute("alt", photo.title)
          .attribute("width", "960").attribute("height", "640")
        if photo.isPurchased { span { "PURCHASED" }.class("badge") }
      }
      .class("picture")
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

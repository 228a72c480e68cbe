import PhotosViewModels
import UsherWeb

struct PhotosView: View {
  let viewModel: PhotosViewModel

  var toolbar: some HTML {
    button { viewModel.signInButtonTitle }.on(.click, viewModel.signInButtonTapped)
  }

  var body: some HTML {
    StatusText(viewModel.receipt, style: "note")
    if let message = viewModel.message { p { message }.class("error").role("alert") }
    LoadableView(viewModel.photos, retry: viewModel.retryButtonTapped) { photos in
      ul {
        ForEach(photos) { [viewModel] photo in
          PhotoRow(
            photo: photo,
            select: { viewModel.selectPhoto(photo.id) },
            buy: { viewModel.buyPhoto(photo.id) }
          )
        }
      }
      .class("photos")
    }
  }
}

/// One photo of the list: it opens, and it can be bought at once.
struct PhotoRow: ElementComponent {
  let photo: PhotoViewModel
  let select: () -> Void
  let buy: () -> Void

  var body: some ElementHTML {
    li {
      button {
        img().src("-/\(photo.thumbnail)").attribute("alt", "").attribute("loading", "lazy")
          .attribute("width", "480").attribute("height", "320")
        span {
          strong { photo.title }
          if photo.isPurchased { small { "Purchased" } } else { small { photo.price } }
        }
      }
      .class("photo").attribute("type", "button").label(photo.title).on(.click, select)
      if !photo.isPurchased {
        button { "Buy" }.class("button small").attribute("type", "button")
          .label("Buy \(photo.title)").on(.click, buy)
      }
    }
  }
}

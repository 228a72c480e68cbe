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
            isChosen: photo.id == viewModel.chosen,
            select: { viewModel.selectPhoto(photo.id) },
            buy: { viewModel.buyPhoto(photo.id) }
          )
        }
      }
      .class("photos")
    }
  }
}

/// A row of the list: a button that opens the photo, and a button that buys it.
struct PhotoRow: ElementComponent {
  let photo: PhotoViewModel
  let isChosen: Bool
  let select: () -> Void
  let buy: () -> Void

  var body: some ElementHTML {
    li {
      button {
        RemoteImage("-/\(photo.thumbnail)", alt: "", width: 480, height: 320, isLazy: true)
        span {
          strong { photo.title }
          if photo.isPurchased { small { "Purchased" } } else { small { photo.price } }
        }
      }
      .class("photo").attribute("type", "button")
      .attribute("aria-current", isChosen ? "true" : nil).on(.click, select)
      if !photo.isPurchased {
        button { "Buy" }.class("button secondary small").attribute("type", "button")
          .label("Buy \(photo.title)").on(.click, buy)
      }
    }
  }
}

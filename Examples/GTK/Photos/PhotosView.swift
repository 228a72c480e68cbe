import PhotosViewModels
import Usher
import UsherGTK

struct PhotosView: View {
  let viewModel: PhotosViewModel

  var toolbar: some Content {
    Button(viewModel.signInButtonTitle, viewModel.signInButtonTapped)
  }

  var body: some Content {
    Text(viewModel.receipt).style(.note)
    Text(viewModel.message).style(.error)
    LoadableView(viewModel.photos, retry: viewModel.retryButtonTapped) { [viewModel] photos in
      List(photos.value, label: "Photos", chosen: viewModel.chosen) { photo in
        HStack(spacing: 12) {
          Image(photo.thumbnail, description: "", width: 72, height: 48)
          VStack(spacing: 2) {
            Text(photo.title)
            Text(photo.isPurchased ? "Purchased" : photo.price).style(.secondary)
          }
          .expand()
          Show(when: !photo.isPurchased) {
            Button("Buy") { viewModel.buyPhoto(photo.id) }.label("Buy \(photo.title)")
          }
        }
      } select: { photo in
        viewModel.selectPhoto(photo.id)
      }
    }
    .filling()
  }
}

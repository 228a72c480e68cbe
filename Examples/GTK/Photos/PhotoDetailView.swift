import PhotosViewModels
import Usher
import UsherGTK

struct PhotoDetailView: View {
  let viewModel: PhotoDetailViewModel

  var toolbar: some Content {
    Show(when: viewModel.showsBuyButton) { Button("Buy", viewModel.buy).style(.suggested) }
  }

  var body: some Content {
    Text(viewModel.receipt).style(.note)
    LoadableView(
      viewModel.content,
      retry: viewModel.retryButtonTapped,
      leave: (viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
    ) { photo in
      Image(photo.image, description: photo.title, height: 360).expand()
      Show(photo.download) { download in
        SaveButton("Download", download.value, as: photo.fileName).align(.center)
      } otherwise: {
        Text("This is a preview. Buy the photo for \(photo.price) to get the full picture.")
          .style(.secondary).align(.center)
      }
    }
  }
}

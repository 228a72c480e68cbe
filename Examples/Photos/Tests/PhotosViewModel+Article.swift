import PhotosViewModels
import Usher

/// The article's inputs and outputs, by the index of a row. The view model has them by the photo's id, since indices may
/// have changed after a row was drawn.
extension PhotosViewModel {
  var numberOfPhotos: Int { photos.value?.count ?? 0 }

  func photoViewModelForPhoto(at index: Int) -> PhotoViewModel? {
    photos.value.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  func selectPhoto(at index: Int) { photoViewModelForPhoto(at: index).map { selectPhoto($0.id) } }

  func buyPhoto(at index: Int) { photoViewModelForPhoto(at: index).map { buyPhoto($0.id) } }
}

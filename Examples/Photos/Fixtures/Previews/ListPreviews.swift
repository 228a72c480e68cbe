import PhotosModel
import PhotosViewModels
import UsherPreviews

let listPreviews = [
  Preview("Photos", "loaded") { PhotosViewModel(customer: .visitor(at: PhotoShop()), screen: $0) },
  Preview("Photos", "signed in") {
    PhotosViewModel(
      customer: .signedIn(at: PhotoShop(MemoryPhotos(purchases: .some)), $0),
      screen: $0
    )
  },
  Preview("Photos", "loading") {
    PhotosViewModel(customer: .visitor(at: PhotoShop(MemoryPhotos(.silent))), screen: $0)
  },
  Preview("Photos", "empty") {
    PhotosViewModel(customer: .visitor(at: PhotoShop(MemoryPhotos(photos: []))), screen: $0)
  },
  Preview("Photos", "failed") {
    PhotosViewModel(customer: .visitor(at: PhotoShop(MemoryPhotos(.failing))), screen: $0)
  },
  Preview("Photos", "long texts") {
    PhotosViewModel(customer: .visitor(at: PhotoShop(MemoryPhotos(photos: .long))), screen: $0)
  },
]

let photoPreviews = [
  Preview("Photo", "loaded") {
    PhotoDetailViewModel(id: "pli", customer: .visitor(at: PhotoShop()), screen: $0)
  },
  Preview("Photo", "purchased") {
    PhotoDetailViewModel(
      id: "pli",
      customer: .signedIn(at: PhotoShop(MemoryPhotos(purchases: .some)), $0),
      screen: $0
    )
  },
  Preview("Photo", "loading") {
    PhotoDetailViewModel(
      id: "pli",
      customer: .visitor(at: PhotoShop(MemoryPhotos(.silent))),
      screen: $0
    )
  },
  Preview("Photo", "failed") {
    PhotoDetailViewModel(
      id: "pli",
      customer: .visitor(at: PhotoShop(MemoryPhotos(.failing))),
      screen: $0
    )
  },
  Preview("Photo", "not offered") {
    PhotoDetailViewModel(id: "unknown", customer: .visitor(at: PhotoShop()), screen: $0)
  },
  Preview("Photo", "long texts") {
    PhotoDetailViewModel(
      id: "pli",
      customer: .visitor(at: PhotoShop(MemoryPhotos(photos: .long))),
      screen: $0
    )
  },
]

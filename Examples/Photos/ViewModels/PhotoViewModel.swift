import PhotosModel

/// A photo as a row of the list.
public struct PhotoViewModel: Identifiable, Equatable, Sendable {
  public let id: String
  public let title: String
  public let price: String
  /// The path of the small picture within the app's own resources.
  public let thumbnail: String
  public let isPurchased: Bool

  init(_ photo: Photo, price: String, isPurchased: Bool) {
    id = photo.id
    title = photo.title
    self.price = price
    thumbnail = "thumbnail/\(photo.id)"
    self.isPurchased = isPurchased
  }
}

public import Foundation

/// That an account has bought a photo, as it was offered then.
public struct Purchase: Hashable, Sendable {
  public let photoID: Photo.ID
  public let title: String
  public let price: Money
  public let date: Date

  public init(photoID: Photo.ID, title: String, price: Money, date: Date) {
    self.photoID = photoID
    self.title = title
    self.price = price
    self.date = date
  }
}

package import Foundation

/// That an account has bought a photo, as it was offered then.
package struct Purchase: Hashable, Sendable {
  package let photoID: Photo.ID
  package let title: String
  package let price: Money
  package let date: Date

  package init(photoID: Photo.ID, title: String, price: Money, date: Date) {
    self.photoID = photoID
    self.title = title
    self.price = price
    self.date = date
  }
}

package import Foundation

/// A photo that an account has bought, with its title and price at that time.
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
